// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bearer, readSession } from '@/lib/session'

type Answer = { resolve: (signedIn: boolean) => void; reject: (reason: unknown) => void }

// The library itself runs against real servers in e2e/sign-in.spec.ts; here it stands still, so that time can be moved.
const world = vi.hoisted(() => ({ instance: {} as Record<string, unknown>, answer: {} as Answer }))

vi.mock('keycloak-js', () => ({
  default: class {
    token: string | undefined
    idToken: string | undefined
    tokenParsed: { exp: number } | undefined
    timeSkew = 0
    onAuthLogout: () => void = () => {}
    constructor() {
      world.instance = this as unknown as Record<string, unknown>
    }
    init = vi.fn(() => new Promise<boolean>((resolve, reject) => (world.answer = { resolve, reject })))
    updateToken = vi.fn(() => Promise.resolve(false))
    createLoginUrl = vi.fn(() => Promise.resolve('http://id.example/auth'))
    createLogoutUrl = vi.fn(() => 'http://id.example/logout')
    clearToken = vi.fn(() => {
      delete this.token
      delete this.idToken
      this.onAuthLogout()
    })
  },
}))
vi.mock('@/features/auth/account', () => ({ loadAccount: () => Promise.resolve() }))

const CONFIG = { url: 'http://id.example/auth', realm: 'song-ai', clientId: 'website' }

const start = async () => {
  const { connect } = await import('@/features/auth/client')
  return connect(CONFIG)
}

const signInAs = (fields: Record<string, unknown>) => Object.assign(world.instance, fields)
const inSeconds = (seconds: number) => ({ exp: Date.now() / 1000 + seconds })
const answer = async (how: (answer: Answer) => void) => {
  how(world.answer)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  const { setSession } = await import('@/lib/session')
  setSession({ state: 'unknown' })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the silent check', () => {
  test('asks once, silently, and never by leaving the page', async () => {
    await start()
    const [options] = (world.instance['init'] as ReturnType<typeof vi.fn>).mock.calls[0] ?? []
    expect(options).toMatchObject({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      silentCheckSsoFallback: false,
      checkLoginIframe: true,
      checkLoginIframeInterval: 5,
    })
    expect(new URL(options.silentCheckSsoRedirectUri).pathname).toBe('/silent-check-sso.html')
    const before = window.location.href
    await options.adapter.login()
    await options.adapter.register()
    expect(window.location.href).toBe(before)
  })

  test('gives up after 2.5 s, and a later answer still counts', async () => {
    await start()
    await vi.advanceTimersByTimeAsync(2_400)
    expect(readSession().state).toBe('unknown')
    await vi.advanceTimersByTimeAsync(200)
    expect(readSession().state).toBe('anonymous')
    signInAs({ token: 't', idToken: 'i', tokenParsed: inSeconds(300) })
    await answer(({ resolve }) => resolve(true))
    expect(readSession().state).toBe('signed-in')
  })

  test.each([
    ['nobody is signed in', ({ resolve }: Answer) => resolve(false)],
    ['the server does not answer', ({ reject }: Answer) => reject(new Error('down'))],
    ['the server refuses', ({ reject }: Answer) => reject({ error: 'access_denied' })],
  ])('%s: anonymous', async (_name, how) => {
    await start()
    await answer(how)
    expect(readSession().state).toBe('anonymous')
    expect(await bearer()).toBeNull()
  })

  test('a token without an id token is nobody, and is cleared', async () => {
    await start()
    signInAs({ token: 't' })
    await answer(({ resolve }) => resolve(true))
    expect(readSession().state).toBe('anonymous')
    expect(world.instance['clearToken']).toHaveBeenCalled()
  })
})

describe('a signed-in visitor', () => {
  const signedIn = async (seconds: number) => {
    const auth = await start()
    signInAs({ token: 't', idToken: 'i', tokenParsed: inSeconds(seconds) })
    await answer(({ resolve }) => resolve(true))
    return auth
  }

  test('gets a token that is good for 5 s more, asked for with 5 s to spare', async () => {
    await signedIn(60)
    expect(await bearer()).toBe('t')
    expect(world.instance['updateToken']).toHaveBeenCalledWith(5)
  })

  test('keeps the session but gets no stale token while the server cannot be reached', async () => {
    await signedIn(3)
    world.instance['updateToken'] = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await bearer()).toBeNull()
    expect(readSession().state).toBe('signed-in')
  })

  test('is anonymous after a refused refresh, as the library clears the token', async () => {
    await signedIn(3)
    const clear = world.instance['clearToken'] as () => void
    world.instance['updateToken'] = vi.fn(() => {
      clear()
      return Promise.reject(new Error('400'))
    })
    expect(await bearer()).toBeNull()
    expect(readSession()).toEqual({ state: 'anonymous', hasEnded: true })
  })

  test('stays on the page, signed in, when the identity server is gone at sign-out', async () => {
    const auth = await signedIn(60)
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    const before = window.location.href
    await expect(auth.signOut()).rejects.toThrow()
    await expect(auth.signIn('vi')).rejects.toThrow()
    expect(window.location.href).toBe(before)
    expect(readSession().state).toBe('signed-in')
    vi.unstubAllGlobals()
  })

  test.each([
    ['refuses', () => Response.json({ error: 'x' }, { status: 500 })],
    ['answers something that is no JSON', () => new Response('<<')],
    ['answers null', () => Response.json(null)],
    ['answers as no identity server does', () => Response.json({ status: 1, result: {} })],
  ])('stays on the page when the identity server %s', async (_name, reply) => {
    const auth = await signedIn(60)
    vi.stubGlobal('fetch', async () => reply())
    const before = window.location.href
    await expect(auth.signIn('vi')).rejects.toThrow()
    await expect(auth.signOut()).rejects.toThrow()
    expect(window.location.href).toBe(before)
    expect(readSession().state).toBe('signed-in')
    vi.unstubAllGlobals()
  })

  test('is signed out here when another tab signs out', async () => {
    await signedIn(60)
    vi.useRealTimers()
    const { notifyTabs } = await import('@/features/auth/tab-channel')
    notifyTabs('signed-out')
    await vi.waitFor(() => expect(readSession().state).toBe('anonymous'))
  })

  test('is not told of an end that was their own doing', async () => {
    const auth = await signedIn(60)
    vi.stubGlobal('fetch', async () => Response.json({ authorization_endpoint: 'http://id.example/auth' }))
    await auth.signOut()
    expect(readSession()).toEqual({ state: 'anonymous' })
    vi.unstubAllGlobals()
  })
})

test('an anonymous visitor is signed in here when another tab signs in', async () => {
  await start()
  await answer(({ resolve }) => resolve(false))
  expect(readSession().state).toBe('anonymous')
  const first = world.instance
  vi.useRealTimers()
  const { notifyTabs } = await import('@/features/auth/tab-channel')
  notifyTabs('signed-in')
  await vi.waitFor(() => expect(world.instance).not.toBe(first))
  signInAs({ token: 'token', idToken: 'id', tokenParsed: inSeconds(60) })
  world.answer.resolve(true)
  await vi.waitFor(() => expect(readSession().state).toBe('signed-in'))
  expect(await bearer()).toBe('token')
})
