import { z } from 'zod'
import { type EndpointContext, endpointChapters } from '@/features/docs/build/endpoint-section'
import { plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { codeSamples } from '@/features/docs/code/sample'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { MANUALS } from '@/features/docs/manuals'
import examples from '@/features/docs/examples.json'
import { LIMITS } from '@/features/docs/facts'
import {
  chapterSchema,
  copy,
  endpointsChapter,
  firstRequestSchema,
  loadDocsContent,
  wordTableChapter,
} from '@/features/docs/content'
import type { Block, Chapter, Sample } from '@/features/docs/model'
import { API_BASE, paths } from '@/lib/contract/paths'
import { LOCALE_DETAILS } from '@/lib/i18n/config'

/** The content of /aivoice/api-docs. */
export const aivoiceApiSchema = z.object({
  start: chapterSchema.extend({ code: copy, request: firstRequestSchema }),
  authentication: chapterSchema,
  endpoints: endpointsChapter(AIVOICE_ENDPOINTS.map(({ id }) => id)),
  prices: wordTableChapter(3),
  synthesis: chapterSchema,
  ssml: wordTableChapter(2),
  errors: chapterSchema,
})

const firstSentence = (
  { request, ...start }: z.infer<typeof aivoiceApiSchema>['start'],
  samples: readonly Sample[],
): Chapter => {
  const chapter = plainChapter('start', start, {
    isOrdered: true,
    extra: [{ kind: 'code', label: start.code, samples }],
  })
  const tried: Block = {
    kind: 'first-request',
    words: request,
    example: examples.speechBody,
    placeholder: '$API_KEY',
  }
  return { ...chapter, blocks: chapter.blocks.toSpliced(start.text.length, 0, tried) }
}

/** The documentation of the voice API; a request that only the contract fixes says so in its own chapter. */
export const aivoiceApi = async (context: EndpointContext): Promise<Chapter[]> => {
  const { lang, origin } = context
  const numbers = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  const content = await loadDocsContent({
    schema: aivoiceApiSchema,
    file: 'docs/aivoice-api',
    lang,
    values: Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, numbers.format(limit)])),
  })
  const { start, prices } = content
  const sample = codeSamples({
    method: 'POST',
    url: origin + API_BASE + paths.speech,
    headers: { authorization: 'Bearer $API_KEY' },
    body: examples.speechBody,
    saveAs: 'speech.mp3',
  })
  return [
    firstSentence(start, sample),
    plainChapter('authentication', content.authentication),
    ...endpointChapters(AIVOICE_ENDPOINTS, content.endpoints, MANUALS.aivoiceApi, context),
    plainChapter('prices', prices, { extra: [wordTable({ label: prices.title, ...prices })] }),
    plainChapter('synthesis', content.synthesis),
    plainChapter('ssml', content.ssml, {
      extra: [wordTable({ label: content.ssml.title, ...content.ssml })],
    }),
    plainChapter('errors', content.errors),
  ]
}
