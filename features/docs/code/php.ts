import {
  headersOf,
  indent,
  literal,
  TIMEOUT_SECONDS,
  type CodeRequest,
  type Notation,
} from '@/features/docs/code/request'

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** In single quotes PHP knows two escapes only and leaves `$` alone; a line break needs double quotes. */
const quote = (text: string) =>
  /[\n\r\t]/.test(text)
    ? `"${text.replace(/[\\"$]/g, '\\$&').replace(/[\n\r\t]/g, (control) => CONTROLS[control] ?? control)}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const notation: Notation = {
  scalar: (value) => (typeof value === 'string' ? quote(value) : JSON.stringify(value)),
  key: (name) => `${quote(name)} => `,
  list: ['[', ']'],
  record: ['[', ']'],
  // An empty array would be sent as a list.
  emptyRecord: 'new stdClass()',
  step: 4,
}

const options = (request: CodeRequest) => {
  const { method, body } = request
  const headers = headersOf(request).map(([name, value]) => `${name}: ${value}`)
  return [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(headers.length ? [`CURLOPT_HTTPHEADER => ${literal(headers, notation)},`] : []),
    ...(body === undefined
      ? []
      : [`CURLOPT_POSTFIELDS => json_encode(${literal(body, notation)}, JSON_THROW_ON_ERROR),`]),
    'CURLOPT_RETURNTRANSFER => true,',
    `CURLOPT_TIMEOUT => ${TIMEOUT_SECONDS},`,
  ].map((line) => `    ${indent(line, 4)}`)
}

const JSON_ANSWER = [
  '$answer = json_decode(curl_exec($request), true, 512, JSON_THROW_ON_ERROR);',
  "if ($answer['status'] === 0) {",
  "    throw new RuntimeException($answer['error_code']);",
  '}',
  "print_r($answer['result']);",
]

const fileAnswer = (name: string) => [
  '$file = curl_exec($request);',
  'if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {',
  "    throw new RuntimeException('HTTP ' . curl_getinfo($request, CURLINFO_RESPONSE_CODE));",
  '}',
  `file_put_contents(${quote(name)}, $file);`,
]

/** A request as a PHP script with the curl extension. */
export const php = (request: CodeRequest): string => {
  const { url, saveAs } = request
  return [
    '<?php',
    `$request = curl_init(${quote(url)});`,
    'curl_setopt_array($request, [',
    ...options(request),
    ']);',
    ...(saveAs ? fileAnswer(saveAs) : JSON_ANSWER),
  ].join('\n')
}
