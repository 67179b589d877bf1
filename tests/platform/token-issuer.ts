import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { createServer } from 'node:http'

type Options = {
  iss?: string
  aud?: string | string[]
  exp?: number | string
  kid?: string
  claims?: JWTPayload
}

/** A stand-in for the keys of an identity provider, which signs whatever a test wants; `isDown` makes it answer 500. */
export const startIssuer = async () => {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' }
  const state = { isDown: false, asked: 0 }
  const server = createServer((_request, response) => {
    state.asked += 1
    response.statusCode = state.isDown ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}/auth`
  const issuer = `${url}/realms/song-ai`

  const payload = ({ iss = issuer, aud = 'account', claims = {} }: Options): JWTPayload => ({
    iss,
    aud,
    sub: 'user-1',
    azp: 'website',
    typ: 'Bearer',
    email: 'demo@songai.example',
    email_verified: true,
    given_name: 'Minh Anh',
    family_name: 'Nguyễn',
    ...claims,
  })
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  return {
    state,
    url,
    /** A token as the provider would sign it, except for what a test changes. */
    sign: (options: Options = {}) =>
      new SignJWT(payload(options))
        .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'key-1' })
        .setExpirationTime(options.exp ?? '5m')
        .sign(own.privateKey),
    signWithOtherKey: () =>
      new SignJWT(payload({}))
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setExpirationTime('5m')
        .sign(other.privateKey),
    /** The public key used as a shared secret: what a careless check would accept. */
    signWithHmac: () =>
      new SignJWT(payload({}))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .setExpirationTime('5m')
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
    unsigned: () => `${encode({ alg: 'none' })}.${encode({ ...payload({}), exp: 9_999_999_999 })}.`,
    withoutExpiry: () =>
      new SignJWT(payload({})).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(own.privateKey),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type Issuer = Awaited<ReturnType<typeof startIssuer>>
