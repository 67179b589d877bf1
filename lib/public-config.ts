import { env, type Env } from '@/lib/env'

const keycloak = ({ KEYCLOAK_URL: url, KEYCLOAK_REALM: realm, KEYCLOAK_CLIENT_ID: clientId }: Env) =>
  url ? { url, realm, clientId } : null

const growthbook = ({ GROWTHBOOK_API_HOST: apiHost, GROWTHBOOK_CLIENT_KEY: clientKey }: Env) =>
  apiHost && clientKey ? { apiHost, clientKey } : null

/** The values that are safe to publish; islands fetch them from /config.json when they need them. */
export const publicConfig = () => {
  const e = env()
  return {
    socketUrl: e.SOCKET_URL ?? '',
    recaptchaSiteKey: e.RECAPTCHA_SITE_KEY ?? '',
    /** Empty: no tag manager, so the visitor is asked nothing. */
    gtmId: e.GTM_ID ?? '',
    /** Null hides everything about sign-in. */
    keycloak: keycloak(e),
    /** Null leaves every feature flag at its default. */
    growthbook: growthbook(e),
  }
}

export type PublicConfig = ReturnType<typeof publicConfig>
export type KeycloakConfig = NonNullable<PublicConfig['keycloak']>
export type GrowthbookConfig = NonNullable<PublicConfig['growthbook']>
