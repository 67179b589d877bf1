import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import { ACCOUNT_CLIENT, configurationOf, LONGEST_SESSION_S, type Parts } from './configuration.ts'
import { crossSiteCookie, STATUS_COOKIE, statusOf } from './cookies.ts'
import { describeDevice, DEVICE_MODEL } from './device.ts'
import { refreshTokenId, type RefreshTokenClaims } from './token-shape.ts'

const originOf = (address: string): string | null => {
  // keycloak-js sends the address of the page it is on, so any page of the site will do; what is not plain http is not a page.
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.origin : null
}

type StatusContext = Pick<KoaContextWithOIDC, 'cookies'> & {
  oidc?: { session?: KoaContextWithOIDC['oidc']['session'] }
}

const setStatusCookie = ({ oidc, cookies }: StatusContext, { urls }: Parts) => {
  const session = oidc?.session
  if (!session) return
  const isDestroyed = 'destroyed' in session && session.destroyed === true
  const status = session.accountId && !isDestroyed ? statusOf(session.uid) : null
  cookies.set(STATUS_COOKIE, status, {
    ...crossSiteCookie(urls),
    httpOnly: false,
    signed: false,
    overwrite: true,
  })
}

/** Notes which browser a session has begun in, for the list its owner sees. */
const noteDevice = async (
  { session, route }: KoaContextWithOIDC['oidc'],
  userAgent: string,
  { adapter }: Parts,
) => {
  if (route !== 'resume' || !session?.accountId) return
  const { uid, accountId } = session
  const device = describeDevice(userAgent)
  await adapter(DEVICE_MODEL).upsert(uid, { uid, accountId, device }, LONGEST_SESSION_S)
}

/** The OpenID provider of the realm, with the two rules that oidc-provider has no setting for. */
export const createProvider = (parts: Parts): Provider => {
  const { env, urls, keys } = parts
  const provider = new Provider(urls.issuer, configurationOf(parts))
  // So that it reads the scheme that `beAskedAtBase` has set: behind a proxy, requests arrive as plain http.
  provider.proxy = true

  const isAllowed = (clientId: string, address: string) => {
    if (clientId === ACCOUNT_CLIENT) return address === `${urls.origin}${urls.account}`
    const origin = originOf(address)
    return origin !== null && env.SITE_URL.includes(origin)
  }
  provider.Client.prototype.redirectUriAllowed = function redirectUriAllowed(address) {
    return isAllowed(this.clientId, address)
  }
  provider.Client.prototype.postLogoutRedirectUriAllowed = function postLogoutRedirectUriAllowed(address) {
    return isAllowed(this.clientId, address)
  }
  // Not a documented setting: oidc-provider is pinned, and a test sees that the token is one.
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: RefreshTokenClaims) {
      return refreshTokenId(this, urls.issuer, keys.refresh)
    },
  })

  provider.use(async (ctx, next) => {
    await next()
    // keycloak-js asks for tokens with its cookies, so the browser wants this line beside the origin.
    const allowed = ctx.response.get('access-control-allow-origin')
    if (allowed && allowed !== '*') ctx.set('access-control-allow-credentials', 'true')
    setStatusCookie(ctx, parts)
    if (ctx.oidc) await noteDevice(ctx.oidc, ctx.get('user-agent'), parts)
  })
  return provider
}
