import type Keycloak from 'keycloak-js'
import { openKeycloak, secondsLeft } from '@/features/auth/keycloak'
import { log } from '@/features/auth/log'
import { isReturn, storeAnchor, pageAddress, restoreAnchor } from '@/features/auth/return-address'
import { onOtherTab, notifyTabs } from '@/features/auth/tab-channel'
import type { KeycloakConfig } from '@/lib/public-config'
import { readSession, setSession, setTokenSource } from '@/lib/session'

export const GIVE_UP_MS = 2_500
const ANSWER_MS = 4_000
const MIN_VALID_S = 5

/** What a visitor may ask of the identity server: each leaves the page, which the server leads back to, or rejects when the server does not answer. */
export type Auth = {
  signIn: (lang: string) => Promise<void>
  register: (lang: string) => Promise<void>
  openAccount: (lang: string) => Promise<void>
  signOut: () => Promise<void>
}

const isSignedIn = ({ token, idToken }: Keycloak) => Boolean(token && idToken)

const publish = (keycloak: Keycloak) => {
  if (!isSignedIn(keycloak)) {
    if (keycloak.token) keycloak.clearToken()
    const { state } = readSession()
    if (state !== 'anonymous') setSession({ state: 'anonymous', hasEnded: state === 'signed-in' })
    return
  }
  if (readSession().state === 'signed-in') return
  setSession({ state: 'signed-in' })
  // Profile and accounts need the API client, which no anonymous visitor downloads.
  import('@/features/auth/account')
    .then(({ loadAccount }) => loadAccount(keycloak))
    .catch((error: unknown) => log('account', error))
}

const listen = (keycloak: Keycloak) => {
  keycloak.onAuthSuccess = () => publish(keycloak)
  keycloak.onAuthLogout = () => publish(keycloak)
  keycloak.onAuthError = (error) => log('refused', error)
  keycloak.onAuthRefreshError = () => log('refresh failed')
  keycloak.onTokenExpired = () => void freshToken(keycloak)
}

// keycloak-js sends one request for any number of callers, clears the token on 400 and keeps it when nobody answers.
const freshToken = async (keycloak: Keycloak) => {
  if (!keycloak.token) return null
  await keycloak.updateToken(MIN_VALID_S).catch((error: unknown) => log('refresh', error))
  return keycloak.token && secondsLeft(keycloak) >= MIN_VALID_S ? keycloak.token : null
}

// A click must never end on the browser's own error page or on half a one: unless an identity server answers, whole and in
// time, the promise rejects and the page stays.
const leave = async (server: string, address: string, beforeLeaving?: () => void) => {
  const answer = await fetch(server, { signal: AbortSignal.timeout(ANSWER_MS) })
  const about: Partial<Record<string, unknown>> | null = answer.ok ? await answer.json() : null
  if (!about?.['authorization_endpoint']) throw new Error(`${server}: ${answer.status}`)
  beforeLeaving?.()
  storeAnchor()
  window.location.assign(address)
}

const actions = (client: () => Keycloak, { url, realm }: KeycloakConfig): Auth => {
  const server = `${url}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`
  const backHere = (locale: string) => ({ redirectUri: pageAddress(), locale })
  const endSession = () => {
    notifyTabs('signed-out')
    setSession({ state: 'anonymous' })
    client().clearToken()
  }
  return {
    signIn: async (lang) => leave(server, await client().createLoginUrl(backHere(lang))),
    register: async (lang) => leave(server, await client().createRegisterUrl(backHere(lang))),
    openAccount: (lang) => leave(server, `${client().createAccountUrl()}&kc_locale=${lang}`),
    signOut: () => leave(server, client().createLogoutUrl({ redirectUri: pageAddress() }), endSession),
  }
}

// An instance of the library checks once.
const check = (config: KeycloakConfig, isReturning: boolean) => {
  const { keycloak, ready } = openKeycloak(config, listen)
  // An answer that comes later still counts: nothing waits for it, and the truth is better than the guess.
  const giveUp = setTimeout(() => publish(keycloak), GIVE_UP_MS)
  ready
    .catch((error: unknown) => log('check', error))
    .then(() => {
      clearTimeout(giveUp)
      if (isReturning) restoreAnchor()
      publish(keycloak)
      if (isReturning && isSignedIn(keycloak)) notifyTabs('signed-in')
    })
  return keycloak
}

/** Starts the silent check in the background and gives the visitor's actions at once; the session store tells how it went. */
export const connect = (config: KeycloakConfig): Auth => {
  let keycloak = check(config, isReturn())
  setTokenSource(() => freshToken(keycloak))
  onOtherTab((news) => {
    if (news === 'signed-out') keycloak.clearToken()
    else if (readSession().state === 'anonymous') keycloak = check(config, false)
  })
  return actions(() => keycloak, config)
}
