import { API_BASE } from './contract/paths.ts'
import { env } from './env.ts'

const SERVICES = [
  { variable: 'GEO_API_URL', paths: ['/country'] },
  { variable: 'UPLOAD_API_URL', paths: ['/presigned-url-for-uploading'] },
  { variable: 'NEWS_API_URL', paths: ['/news'] },
  { variable: 'AUTH_API_URL', paths: ['/users/auth', '/package-charges', '/psyg-prices'] },
  {
    variable: 'VOICE_API_URL',
    paths: ['/voices', '/tts', '/packages', '/me', '/vouchers', '/public-vouchers'],
  },
] as const

/** The absolute address of an API path ('/voices' → 'https://voice…/api/v1/voices'): each service has its host, API_URL serves the rest. */
export const serviceUrl = (path: string) => {
  const service = SERVICES.find(({ paths }) =>
    paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
  const config = env()
  return `${(service && config[service.variable]) ?? config.API_URL}${API_BASE}${path}`
}
