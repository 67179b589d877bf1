import { headersOf, TIMEOUT_SECONDS, type CodeRequest } from '@/features/docs/code/request'

/** A word for a POSIX shell; inside single quotes nothing is special but the quote itself. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A request as one curl command for a POSIX shell. */
export const curl = (request: CodeRequest): string => {
  const { method, url, body, saveAs } = request
  const parts = [
    // The address on a line of its own, so that it fits beside the text.
    ...(method === 'GET' ? [`curl ${quote(url)}`] : [`curl -X ${method}`, quote(url)]),
    ...headersOf(request).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body, null, 2))}`]),
    ...(saveAs ? [`-o ${quote(saveAs)}`] : []),
    `--max-time ${TIMEOUT_SECONDS}`,
  ]
  return parts.join(' \\\n  ')
}
