import { z } from 'zod'
import { type EndpointContext, endpointChapters } from '@/features/docs/build/endpoint-section'
import { plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { codeSamples } from '@/features/docs/code/sample'
import { operationOf } from '@/features/docs/endpoint'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { MANUALS } from '@/features/docs/manuals'
import examples from '@/features/docs/examples.json'
import { LIMITS } from '@/features/docs/facts'
import {
  chapterSchema,
  copy,
  endpointsChapter,
  loadDocsContent,
  wordTableChapter,
} from '@/features/docs/content'
import type { Chapter } from '@/features/docs/model'
import { API_BASE } from '@/lib/contract/paths'

/** The content of /aivoice/api-docs. */
export const aivoiceApiSchema = z.object({
  start: chapterSchema.extend({ code: copy }),
  status: chapterSchema.extend({ columns: z.array(copy).length(2) }),
  authentication: chapterSchema,
  endpoints: endpointsChapter(AIVOICE_ENDPOINTS.map(({ id }) => id)),
  prices: wordTableChapter(3),
  synthesis: chapterSchema,
  errors: chapterSchema,
})

/** The documentation of the voice API: what is served, what only the contract fixes, and what is neither yet. */
export const aivoiceApi = async (context: EndpointContext): Promise<Chapter[]> => {
  const { lang, origin, labels } = context
  const content = await loadDocsContent({
    schema: aivoiceApiSchema,
    file: 'docs/aivoice-api',
    lang,
    values: LIMITS,
  })
  const { start, status, prices } = content
  const saveAs = `${examples.voice.id}.mp3`
  const sample = codeSamples({ method: 'GET', url: origin + examples.voice.sample_url, saveAs })
  const states = AIVOICE_ENDPOINTS.map((endpoint) => [
    `\`${endpoint.method} ${API_BASE}${endpoint.paths[0]}\``,
    operationOf(endpoint).isServed ? labels.served : labels.promised,
  ])
  return [
    plainChapter('start', start, {
      isOrdered: true,
      extra: [{ kind: 'code', label: start.code, samples: sample }],
    }),
    plainChapter('status', status, {
      extra: [wordTable({ label: status.title, columns: status.columns, rows: states })],
    }),
    plainChapter('authentication', content.authentication),
    ...endpointChapters(AIVOICE_ENDPOINTS, content.endpoints, MANUALS.aivoiceApi, context),
    plainChapter('prices', prices, { extra: [wordTable({ label: prices.title, ...prices })] }),
    plainChapter('synthesis', content.synthesis),
    plainChapter('errors', content.errors),
  ]
}
