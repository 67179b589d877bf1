import Keycloak, { type KeycloakAdapter } from 'keycloak-js'
import { log } from '@/features/auth/log'
import { pageAddress } from '@/features/auth/return-address'
import type { KeycloakConfig } from '@/lib/public-config'

const SILENT_PAGE = '/silent-check-sso.html'
const SESSION_CHECK_S = 5

const refuseNavigation = () => {
  log('the library may not navigate')
  return Promise.resolve()
}

// Only a visitor's click leaves the page (see client.ts), so no answer of a server can send anybody in circles.
const noNavigation: KeycloakAdapter = {
  login: refuseNavigation,
  logout: refuseNavigation,
  register: refuseNavigation,
  accountManagement: refuseNavigation,
  redirectUri: (options) => options?.redirectUri ?? pageAddress(),
}

/** An instance of the identity client whose silent check has begun; `ready` says whether somebody is signed in and rejects when no server answers. */
export const openKeycloak = (config: KeycloakConfig, listen: (keycloak: Keycloak) => void) => {
  const keycloak = new Keycloak(config)
  listen(keycloak)
  const ready = keycloak.init({
    adapter: noNavigation,
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: window.location.origin + SILENT_PAGE,
    silentCheckSsoFallback: false,
    checkLoginIframe: true,
    checkLoginIframeInterval: SESSION_CHECK_S,
  })
  return { keycloak, ready }
}

/** Seconds the access token is still good for, by the server's clock; 0 without one. */
export const secondsLeft = ({ tokenParsed, timeSkew }: Keycloak) =>
  tokenParsed?.exp === undefined ? 0 : tokenParsed.exp + (timeSkew ?? 0) - Date.now() / 1000
