import { env } from '@/lib/env'

/** The values that are safe to publish; islands fetch them from /config.json when they need them. */
export const publicConfig = () => {
  const { SOCKET_URL, RECAPTCHA_SITE_KEY } = env()
  return { socketUrl: SOCKET_URL ?? '', recaptchaSiteKey: RECAPTCHA_SITE_KEY ?? '' }
}

export type PublicConfig = ReturnType<typeof publicConfig>
