import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { z } from 'zod'
import { readIdentityEnv } from '../../../platform/identity/env.ts'
import { startIdentity } from '../../../platform/identity/start.ts'
import { createBrowser, type Browser } from './browser.ts'

/** How long a start may take while the whole suite runs on two cores. */
export const START_MS = 30_000
/** A real hash takes long on purpose. */
const CHEAP = { N: 1024, r: 8, p: 1 }
export const SITE = 'http://localhost:3999'
export const CLIENT = 'website'
export const DEMO = { username: 'demo@songai.example', password: 'thu-giong-noi' }

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** An identity server on a free port, with a real database in a folder of its own. */
export const startHarness = async (
  env: Record<string, string> = {},
  clock?: () => number,
  logTo?: Writable,
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  const settings = readIdentityEnv({
    IDENTITY_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SITE_URL: SITE,
    LOG_LEVEL: 'silent',
    LOGIN_TRIES: '1000',
    REGISTRATIONS_PER_HOUR: '1000',
    REQUESTS_PER_MINUTE: '100000',
    DEMO_USER: DEMO.username,
    DEMO_USER_PASSWORD: DEMO.password,
    ...env,
  })
  const options = { env: settings, cost: CHEAP, ...(clock && { clock }), ...(logTo && { logTo }) }
  let identity = await startIdentity(options)
  return {
    issuer: identity.issuer,
    origin: new URL(identity.issuer).origin,
    port: settings.IDENTITY_PORT,
    get context() {
      return identity.context
    },
    restart: async () => {
      await identity.stop()
      identity = await startIdentity(options)
    },
    stop: async () => {
      await identity.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type Harness = Awaited<ReturnType<typeof startHarness>>
/** Where an identity server is. */
type Issuer = Pick<Harness, 'issuer'>

export const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** What keycloak-js puts into the address of the sign-in page. */
export const authAddress = ({ issuer }: Issuer, more: Record<string, string> = {}) => {
  const verifier = randomBytes(48).toString('base64url')
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: `${SITE}/aicall?x=1`,
    state: randomBytes(8).toString('hex'),
    nonce: 'nonce-1',
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return { url: `${issuer}/protocol/openid-connect/auth?${query.toString()}`, verifier }
}

/** What somebody new fills in. */
export const PERSON = {
  firstName: 'Lan',
  lastName: 'Trần Thị',
  email: 'lan@songai.example',
  password: 'mot-cau-de-nho',
  'password-confirm': 'mot-cau-de-nho',
  termsAccepted: 'on',
}

export const openRegistration = (harness: Issuer, browser: Browser, more: Record<string, string> = {}) =>
  browser.open(authAddress(harness, more).url.replace('/auth?', '/registrations?'))

/** The parameters that come back to the site behind the `#`. */
export const fragmentOf = (location: string | null) =>
  new URLSearchParams(new URL(location ?? '').hash.slice(1))

export const token = ({ issuer }: Issuer, body: Record<string, string>, origin = SITE) =>
  fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(body),
  })

export const redeem = async (
  harness: Issuer,
  code: string,
  verifier: string,
  redirect = `${SITE}/aicall?x=1`,
) =>
  token(harness, {
    code,
    grant_type: 'authorization_code',
    client_id: CLIENT,
    redirect_uri: redirect,
    code_verifier: verifier,
  })

export const refresh = (harness: Issuer, refreshToken: string) =>
  token(harness, { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: CLIENT })

/** Signs in as a person would, from the site's button to the tokens. */
export const signIn = async (
  harness: Issuer,
  browser: Browser = createBrowser(),
  person: Record<string, string> = DEMO,
): Promise<Tokens> => {
  const { url, verifier } = authAddress(harness)
  const form = await browser.open(url)
  const answer = await browser.submit(form, person)
  const code = fragmentOf(answer.location).get('code') ?? ''
  return tokensSchema.parse(await (await redeem(harness, code, verifier)).json())
}
