import type { Endpoint } from '@/features/docs/endpoint'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import { headersOf } from '@/features/docs/code/request'
import { json } from '@/features/docs/code/json'
import { summaryOf } from '@/features/docs/open-api'
import { API_BASE } from '@/lib/contract/paths'

/** What a reader fills in stands as `$NAME` in samples and as `{{NAME}}` in Postman. */
const withVariables = (text: string) => text.replaceAll(/\$([A-Z_]+)/g, '{{$1}}')

const requestsOf = ({ method, paths, example: { path, headers, body } }: Endpoint) => {
  const url = `{{BASE_URL}}${API_BASE}${withVariables(path)}`
  return {
    name: summaryOf(method, API_BASE + paths[0]) ?? `${method} ${paths[0]}`,
    request: {
      method,
      url,
      header: headersOf({ method, url, headers, body }).map(([key, value]) => ({
        key,
        value: withVariables(value),
      })),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: withVariables(json(body)), options: { raw: { language: 'json' } } },
      }),
    },
  }
}

const folder = (name: string, endpoints: readonly Endpoint[]) => ({ name, item: endpoints.map(requestsOf) })

/** The requests of the documents with their samples as a Postman collection (v2.1); what a reader fills in are its variables. */
export const postmanCollection = (origin: string) => ({
  info: {
    name: 'Sóng AI API',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  variable: [
    { key: 'BASE_URL', value: origin },
    ...['API_KEY', 'TOKEN', 'CAPTCHA', 'SIGNATURE'].map((key) => ({ key, value: '' })),
  ],
  item: [folder('AICall', CALL_API_ENDPOINTS), folder('AIVoice', AIVOICE_ENDPOINTS)],
})
