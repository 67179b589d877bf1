import { json } from '@/features/docs/code/json'
import { codeSamples } from '@/features/docs/code/sample'
import { answerRows, bodyRows, parameterRows, type FieldContext } from '@/features/docs/build/field-rows'
import { oneSample } from '@/features/docs/build/plain-blocks'
import { type Endpoint, operationOf } from '@/features/docs/endpoint'
import { chapterAddress } from '@/features/docs/manuals'
import type { Block, Chapter, FieldRow } from '@/features/docs/model'
import type { EndpointContent } from '@/features/docs/content'
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

/** Whose calls and campaigns end in messages to webhooks. */
const TELLS = /^\/(?:calls|campaigns|webhooks)/

const runBlock = ({ method, example }: Endpoint, { labels }: EndpointContext): Block => {
  const { path, headers, body, tried = body, makes } = example
  const token = headers?.['authorization']
  const auth = token === undefined ? 'none' : token.endsWith('$API_KEY') ? 'key' : 'person'
  return {
    kind: 'run',
    words: labels.run,
    placeholder: '$API_KEY',
    request: {
      method,
      path,
      body: tried === undefined ? null : json(tried),
      auth,
      makes,
      tells: TELLS.test(path),
    },
  }
}

const answerBlock = ({ example }: Endpoint, files: readonly string[], { labels }: EndpointContext): Block =>
  example.saveAs
    ? {
        kind: 'text',
        text: fillIn(labels.answerFile, { types: files.map((type) => `\`${type}\``).join(', ') }),
      }
    : oneSample(labels.answer, 'json', json({ status: 1, result: example.result }))

const endpointChapter = (endpoint: Endpoint, content: EndpointContent, context: EndpointContext): Chapter => {
  const { labels } = context
  const {
    parameters: groupOfParameters = '',
    body: groupOfBody = '',
    result: groupOfResult = '',
  } = endpoint.content
  const { parameters, body, result, files, isServed } = operationOf(endpoint)
  const codes = endpoint.errors.map((code) => `\`${code}\``).join(', ')
  return {
    id: endpoint.id,
    title: content.title,
    sections: [],
    blocks: [
      { kind: 'routes', method: endpoint.method, paths: endpoint.paths.map((path) => API_BASE + path) },
      ...(isServed ? [] : [{ kind: 'note' as const, ...labels.contract }]),
      ...content.text.map((text) => ({ kind: 'text' as const, text })),
      ...fieldsBlock(labels.parameters, parameterRows(parameters, groupOfParameters, context)),
      ...fieldsBlock(labels.body, body ? bodyRows(body, groupOfBody, context) : []),
      requestBlock(endpoint, context),
      ...(isServed ? [runBlock(endpoint, context)] : []),
      ...fieldsBlock(
        result?.items ? labels.resultItem : labels.result,
        result && groupOfResult ? answerRows(result, groupOfResult, context) : [],
      ),
      answerBlock(endpoint, files, context),
      { kind: 'text', text: fillIn(labels.errors, { codes }) },
      ...(content.note ? [{ kind: 'note' as const, text: content.note }] : []),
    ],
  }
}

type Words<Id extends string> = {
  title: string
  text: readonly string[]
  items: Readonly<Record<Id, EndpointContent>>
}

/** The chapter that lists every request of an API with where it is described, then one chapter for each, in order. */
export const endpointChapters = <Id extends string>(
  endpoints: readonly (Endpoint & { id: Id })[],
  { title, text, items }: Words<Id>,
  pages: Parameters<typeof chapterAddress>[0],
  context: EndpointContext,
  id = 'endpoints',
): Chapter[] => [
  {
    id,
    title,
    blocks: [
      ...text.map((paragraph): Block => ({ kind: 'text', text: paragraph })),
      {
        kind: 'list',
        items: endpoints.map(
          (endpoint) =>
            `[${items[endpoint.id].title}](${chapterAddress(pages, endpoint.id)}): \`${endpoint.method} ${API_BASE}${endpoint.paths[0]}\``,
        ),
      },
    ],
    sections: [],
  },
  ...endpoints.map((endpoint) => endpointChapter(endpoint, items[endpoint.id], context)),
]
