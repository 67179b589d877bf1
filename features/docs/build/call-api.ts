import { z } from 'zod'
import { type EndpointContext, endpointChapters } from '@/features/docs/build/endpoint-section'
import { oneSample, plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { clientCommand, clientSample } from '@/features/docs/code/client'
import { json } from '@/features/docs/code/json'
import { verifySignature } from '@/features/docs/code/verify-signature'
import {
  chapterSchema,
  copy,
  endpointsChapter,
  firstCallSchema,
  loadDocsContent,
  wordTableChapter,
} from '@/features/docs/content'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import examples from '@/features/docs/examples.json'
import { LIMITS } from '@/features/docs/facts'
import { MANUALS } from '@/features/docs/manuals'
import type { Block, Chapter } from '@/features/docs/model'
import { mergeScript } from '@/lib/domain/script-template'
import { LOCALE_DETAILS } from '@/lib/i18n/config'

/** The content of the chapters about calls, campaigns and webhooks in /aicall/api-docs. */
export const callApiSchema = z.object({
  guide: chapterSchema.extend({ call: firstCallSchema }),
  campaign: chapterSchema.extend({ code: copy }),
  webhook: chapterSchema.extend({ code: copy }),
  signature: chapterSchema.extend({ code: copy }),
  clients: chapterSchema.extend({ command: copy, code: copy }),
  versions: wordTableChapter(2),
  requests: endpointsChapter(CALL_API_ENDPOINTS.map(({ id }) => id)),
})

const { ten } = examples.apiCallBody.values

/** The guide with a call that is made from the page after its opening. */
const guideChapter = ({ call, ...guide }: z.infer<typeof callApiSchema>['guide']): Chapter => {
  const chapter = plainChapter('call-api', guide, { isOrdered: true })
  const { to, script, voice } = examples.apiCallBody
  const tried: Block = {
    kind: 'first-call',
    words: call,
    example: { to, script: mergeScript(script, { ten }), voice },
    placeholder: '$API_KEY',
  }
  return { ...chapter, blocks: chapter.blocks.toSpliced(guide.text.length, 0, tried) }
}

/** The documentation of calls, campaigns and webhooks with a key. */
export const callApi = async (context: EndpointContext): Promise<Chapter[]> => {
  const { lang, origin } = context
  const numbers = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  const { guide, clients, versions, campaign, webhook, signature, requests } = await loadDocsContent({
    schema: callApiSchema,
    file: 'docs/call-api',
    lang,
    values: Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, numbers.format(limit)])),
  })
  return [
    guideChapter(guide),
    ...endpointChapters(CALL_API_ENDPOINTS, requests, MANUALS.aicallApi, context, 'call-requests'),
    plainChapter('clients', clients, {
      extra: [
        oneSample(clients.command, 'text', clientCommand(origin)),
        oneSample(clients.code, 'javascript', clientSample(origin)),
      ],
    }),
    plainChapter('versions', versions, {
      extra: [wordTable({ label: versions.title, ...versions })],
    }),
    plainChapter('campaign-guide', campaign, {
      isOrdered: true,
      extra: [oneSample(campaign.code, 'text', examples.recipientsCsv)],
    }),
    plainChapter('webhook-guide', webhook, {
      extra: [oneSample(webhook.code, 'json', json(JSON.parse(examples.delivery.body)))],
    }),
    plainChapter('signature', signature, {
      extra: [oneSample(signature.code, 'javascript', verifySignature)],
    }),
  ]
}
