import { llmsText } from '@/features/pages/markdown/llms-text'

export const dynamic = 'force-dynamic'

/** What assistants should know of this site and where its pages are as Markdown. */
export const GET = async () =>
  new Response(await llmsText(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
