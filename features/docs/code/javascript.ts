import {
  headersOf,
  indent,
  literal,
  TIMEOUT_SECONDS,
  type CodeRequest,
  type Notation,
} from '@/features/docs/code/request'

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const notation: Notation = {
  scalar: (value) => (typeof value === 'string' ? quote(value) : JSON.stringify(value)),
  key: (name) => `${IDENTIFIER.test(name) ? name : quote(name)}: `,
  list: ['[', ']'],
  record: ['{', '}'],
  emptyRecord: '{}',
  step: 2,
}

const options = (request: CodeRequest) => {
  const { method, body } = request
  const headers = headersOf(request).map(([name, value]) => `${notation.key(name)}${quote(value)}`)
  return [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, notation)}),`]),
    `signal: AbortSignal.timeout(${TIMEOUT_SECONDS * 1000}),`,
  ].map((line) => `  ${indent(line, 2)}`)
}

const JSON_ANSWER = [
  'const answer = await response.json();',
  'if (answer.status === 0) throw new Error(answer.error_code);',
  'console.log(answer.result);',
]

const fileAnswer = (name: string) => [
  'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
  `await writeFile(${quote(name)}, Buffer.from(await response.arrayBuffer()));`,
]

/** A request as a JavaScript module with fetch, for Node. */
export const javascript = (request: CodeRequest): string => {
  const { url, saveAs } = request
  return [
    ...(saveAs ? ["import { writeFile } from 'node:fs/promises';", ''] : []),
    `const response = await fetch(${quote(url)}, {`,
    ...options(request),
    '});',
    ...(saveAs ? fileAnswer(saveAs) : JSON_ANSWER),
  ].join('\n')
}
