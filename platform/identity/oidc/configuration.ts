import { interactionPolicy, type Configuration, type JWKS } from 'oidc-provider'
import { loginPath, registrationStart, type Urls } from '../urls.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { IdentityEnv } from '../env.ts'
import type { Keys } from '../keys.ts'
import type { createAdapter } from './adapter.ts'
import { crossSiteCookie } from './cookies.ts'
import { claimsOf, shapeAccessToken } from './token-shape.ts'

/** Our own account page signs people in as a client of its own. */
export const ACCOUNT_CLIENT = 'account-console'

const SCOPES = 'openid profile email'
const RESOURCE = 'urn:song-ai:account'
const OPENID = '/protocol/openid-connect'
const INTERACTION_S = 1_800
const CODE_S = 60
const SOME_MINUTES_S = 600
/** However often it is used, a session ends this long after the sign-in. */
export const LONGEST_SESSION_S = 30 * 86_400

export type PageSources = {
  logoutSource: (ctx: PageContext, form: string) => void
  postLogoutSuccessSource: (ctx: PageContext) => void
  renderError: NonNullable<Configuration['renderError']>
}
export type PageContext = Parameters<NonNullable<Configuration['renderError']>>[0]

export type Parts = {
  env: IdentityEnv
  urls: Urls
  keys: Keys
  accounts: Accounts
  adapter: ReturnType<typeof createAdapter>
  pages: PageSources
}

const epochS = () => Math.floor(Date.now() / 1_000)

const policy = () => {
  const prompts = interactionPolicy.base()
  // Everything a client here may ask for is granted (`loadExistingGrant`), so nobody is asked for consent.
  prompts.remove('consent')
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return prompts
}

/** oidc-provider set up so that keycloak-js takes it for a Keycloak: its addresses, its token formats, its silence about consent. */
export const configurationOf = ({ env, urls, keys, accounts, adapter, pages }: Parts): Configuration => {
  const refreshS = env.SESSION_SECONDS
  const signing: JWKS = { keys: [keys.signing] }
  return {
    adapter,
    jwks: signing,
    clients: [
      { client_id: env.KEYCLOAK_CLIENT_ID, redirect_uris: env.SITE_URL.map((origin) => `${origin}/`) },
      { client_id: ACCOUNT_CLIENT, redirect_uris: [`${urls.origin}${urls.account}`] },
    ],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'RS256',
    },
    clientBasedCORS: (_ctx, origin) => env.SITE_URL.includes(origin),
    routes: {
      authorization: `${OPENID}/auth`,
      token: `${OPENID}/token`,
      end_session: `${OPENID}/logout`,
      jwks: `${OPENID}/certs`,
    },
    scopes: SCOPES.split(' '),
    // keycloak-js asks for `openid` only and expects the profile all the same.
    claims: {
      openid: [
        ...['sub', 'preferred_username', 'email', 'email_verified', 'given_name', 'family_name', 'name'],
        'amr',
      ],
    },
    conformIdTokenClaims: false,
    discovery: {
      userinfo_endpoint: `${urls.issuer}${OPENID}/userinfo`,
      check_session_iframe: `${urls.issuer}${OPENID}/login-status-iframe.html`,
      ui_locales_supported: ['vi', 'en'],
    },
    extraParams: ['kc_locale'],
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logoutSource,
        postLogoutSuccessSource: pages.postLogoutSuccessSource,
      },
      // The one way to JWT access tokens: every token is for this one resource.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          audience: 'account',
          accessTokenTTL: env.ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    formats: { customizers: { jwt: shapeAccessToken(accounts, env) } },
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : {}),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    // The client keeps no secret, so a stolen token must be found out: whichever of the two comes second ends both (RFC 9700).
    rotateRefreshToken: true,
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) =>
        urls.mount +
        (interaction.prompt.name === 'create'
          ? registrationStart(interaction.uid)
          : loginPath(interaction.uid)),
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider, account } = oidc
      if (!client || !session || !account) return undefined
      const grantId = session.grantIdFor(client.clientId)
      const existing = grantId ? await provider.Grant.find(grantId) : undefined
      if (existing && existing.accountId === account.accountId) return existing
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope(SCOPES)
      grant.addResourceScope(RESOURCE, SCOPES)
      await grant.save()
      return grant
    },
    findAccount: async (_ctx, id) => {
      const user = await accounts.byId(id)
      return user && { accountId: user.id, claims: () => claimsOf(user) }
    },
    cookies: {
      keys: [keys.cookies],
      names: { session: 'KEYCLOAK_IDENTITY', interaction: 'AUTH_SESSION', resume: 'AUTH_RESUME' },
      long: { ...crossSiteCookie(urls), httpOnly: true, signed: true },
      // No path: the provider binds each of these to the pages of its own sign-in, so several tabs can sign in at once.
      short: { httpOnly: true, signed: true, sameSite: 'lax', secure: urls.isSecure },
    },
    ttl: {
      AccessToken: env.ACCESS_TOKEN_SECONDS,
      AuthorizationCode: CODE_S,
      IdToken: env.ACCESS_TOKEN_SECONDS,
      RefreshToken: refreshS,
      Session: (_ctx, { loginTs }) =>
        Math.max(1, Math.min(env.SESSION_SECONDS, (loginTs ?? epochS()) + LONGEST_SESSION_S - epochS())),
      Grant: env.SESSION_SECONDS + SOME_MINUTES_S,
      Interaction: INTERACTION_S,
    },
    renderError: pages.renderError,
  }
}
