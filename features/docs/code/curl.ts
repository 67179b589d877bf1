import { headersOf, TIMEOUT_SECONDS, type CodeRequest } from '@/features/docs/code/request'

/** A word for a POSIX shell; inside single quotes nothing is special but the quote itself. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A header; what stands for a value of the reader's own ('$API_KEY') may be a variable of the shell, too. */
const headerOf = (text: string) => (/^[\w-]+: (Bearer )?\$[A-Z_]+$/.test(text) ? `"${text}"` : quote(text))

/** A request as one curl command for a POSIX shell. */
export const curl = (request: CodeRequest): string => {
  const { method, url, body, saveAs } = request
  const parts = [
    // The address on a line of its own, so that it fits beside the text.
    ...(method === 'GET' ? [`curl ${quote(url)}`] : [`curl -X ${method}`, quote(url)]),
    ...headersOf(request).map(([name, value]) => `-H ${headerOf(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body, null, 2))}`]),
    ...(saveAs ? [`-o ${quote(saveAs)}`] : []),
    `--max-time ${TIMEOUT_SECONDS}`,
  ]
  return parts.join(' \\\n  ')
}
