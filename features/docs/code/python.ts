import {
  indent,
  literal,
  TIMEOUT_SECONDS,
  type CodeRequest,
  type Notation,
} from '@/features/docs/code/request'

const WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
])

const notation: Notation = {
  // A JSON string is a Python string: both know the same escapes JSON uses.
  scalar: (value) => WORDS.get(value) ?? JSON.stringify(value),
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  record: ['{', '}'],
  emptyRecord: '{}',
  step: 4,
}

const JSON_ANSWER = [
  'answer = response.json()',
  'if answer["status"] == 0:',
  '    raise RuntimeError(answer["error_code"])',
  'print(answer["result"])',
]

const fileAnswer = (name: string) => [
  'response.raise_for_status()',
  `with open(${JSON.stringify(name)}, "wb") as file:`,
  '    file.write(response.content)',
]

/** A request as a Python script with the `requests` package. */
export const python = (request: CodeRequest): string => {
  // `json=` sets the content type by itself, so only the other headers are written.
  const { method, url, headers = {}, body, saveAs } = request
  const args = [
    `${JSON.stringify(url)},`,
    ...(Object.keys(headers).length ? [`headers=${literal(headers, notation)},`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, notation)},`]),
    `timeout=${TIMEOUT_SECONDS},`,
  ]
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...args.map((line) => `    ${indent(line, 4)}`),
    ')',
    ...(saveAs ? fileAnswer(saveAs) : JSON_ANSWER),
  ].join('\n')
}
