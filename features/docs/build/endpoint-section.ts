import { json } from '@/features/docs/code/json'
import { codeSamples } from '@/features/docs/code/sample'
import { answerRows, bodyRows, parameterRows, type FieldContext } from '@/features/docs/build/field-rows'
import { oneSample } from '@/features/docs/build/plain-blocks'
import { operationOf, type Endpoint } from '@/features/docs/endpoint'
import type { Block, FieldRow, Section } from '@/features/docs/model'
import type { EndpointWords } from '@/features/docs/words'
import { API_BASE } from '@/lib/contract/paths'
import { fillIn } from '@/lib/i18n/format'

export type EndpointContext = FieldContext & { origin: string }

const fieldsBlock = (title: string, rows: readonly FieldRow[]): Block[] =>
  rows.length ? [{ kind: 'fields', title, rows }] : []

const requestBlock = ({ method, example }: Endpoint, { origin, labels }: EndpointContext): Block => ({
  kind: 'code',
  label: labels.request,
  samples: codeSamples({
    method,
    url: origin + API_BASE + example.path,
    headers: example.headers,
    body: example.body,
    saveAs: example.saveAs,
  }),
})

const answerBlock = ({ example }: Endpoint, { labels }: EndpointContext): Block =>
  example.saveAs
    ? { kind: 'text', text: labels.answerFile }
    : oneSample(labels.answer, 'json', json({ status: 1, result: example.result }))

/** One request of the API: what it does, takes and answers, its code and its errors. */
export const endpointSection = (
  endpoint: Endpoint,
  words: EndpointWords,
  context: EndpointContext,
): Section => {
  const { labels } = context
  const {
    parameters: groupOfParameters = '',
    body: groupOfBody = '',
    result: groupOfResult = '',
  } = endpoint.words
  const { parameters, body, result, isServed } = operationOf(endpoint)
  const codes = endpoint.errors.map((code) => `\`${code}\``).join(', ')
  return {
    id: endpoint.id,
    title: words.title,
    blocks: [
      { kind: 'routes', method: endpoint.method, paths: endpoint.paths.map((path) => API_BASE + path) },
      ...(isServed ? [] : [{ kind: 'note' as const, ...labels.contract }]),
      ...words.text.map((text) => ({ kind: 'text' as const, text })),
      ...fieldsBlock(labels.parameters, parameterRows(parameters, groupOfParameters, context)),
      ...fieldsBlock(labels.body, body ? bodyRows(body, groupOfBody, context) : []),
      requestBlock(endpoint, context),
      ...fieldsBlock(
        result?.items ? labels.resultItem : labels.result,
        result && groupOfResult ? answerRows(result, groupOfResult, context) : [],
      ),
      answerBlock(endpoint, context),
      { kind: 'text', text: fillIn(labels.errors, { codes }) },
      ...(words.note ? [{ kind: 'note' as const, text: words.note }] : []),
    ],
  }
}
