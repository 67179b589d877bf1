import { headersOf, TIMEOUT_SECONDS, type CodeRequest } from '@/features/docs/code/request'

/** A JSON string is a Go string: Go knows every escape that JSON writes. */
const quote = (text: string) => JSON.stringify(text)

/** JSON as it is read; with a backtick in it, which ends such a text, in quotes. */
const bodyText = (body: unknown) => {
  const text = JSON.stringify(body, null, 2)
  return text.includes('`') ? quote(text) : `\`${text}\``
}

const stop = ['if err != nil {', '\tpanic(err)', '}']

const answerLines = (saveAs: string | undefined) =>
  saveAs
    ? [`if err := os.WriteFile(${quote(saveAs)}, answer, 0o644); err != nil {`, '\tpanic(err)', '}']
    : ['fmt.Println(string(answer))']

/** A request as a Go program with its own HTTP client. */
export const go = (request: CodeRequest): string => {
  const { method, url, body, saveAs } = request
  const hasBody = body !== undefined
  const packages = [
    ...(saveAs ? [] : ['fmt']),
    'io',
    'net/http',
    ...(saveAs ? ['os'] : []),
    ...(hasBody ? ['strings'] : []),
    'time',
  ]
  const main = [
    ...(hasBody ? [`body := strings.NewReader(${bodyText(body)})`] : []),
    `request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${hasBody ? 'body' : 'nil'})`,
    ...stop,
    ...headersOf(request).map(([name, value]) => `request.Header.Set(${quote(name)}, ${quote(value)})`),
    `client := http.Client{Timeout: ${TIMEOUT_SECONDS} * time.Second}`,
    'response, err := client.Do(request)',
    ...stop,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...stop,
    'if response.StatusCode >= 300 {',
    '\tpanic(string(answer))',
    '}',
    ...answerLines(saveAs),
  ]
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t${quote(name)}`),
    ')',
    '',
    'func main() {',
    ...main.map((line) => `\t${line}`),
    '}',
  ].join('\n')
}
