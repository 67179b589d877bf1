import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis } from '../platform/redis.ts'

const PAGE = {
  kind: 'APP_PAGE',
  html: '<p>xin chào</p>',
  rscData: Buffer.from([0, 255, 1]),
  headers: {},
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from([7])]]),
}
const CONTEXT = {
  cacheControl: { revalidate: 300, expire: 600 },
  isRoutePPREnabled: false,
  isFallback: false,
}
const KNOWN = { value: [{ id: 'start' }], readAt: '2026-11-20T02:12:00.000Z' }

describe.skipIf(!hasRedis)('replicas of the site on one Redis (skipped where none is installed)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let folder = ''
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis?.stop())

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    mkdirSync(path.join(folder, '.next'))
    writeFileSync(path.join(folder, '.next', 'BUILD_ID'), folder)
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
  })
  const stops: (() => void)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A fresh copy of the modules is a fresh process. */
  const start = async (environment: Record<string, string> = {}) => {
    vi.resetModules()
    vi.stubEnv('REDIS_URL', redis.url)
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const { default: SharedCache } = await import('../../scripts/serve/shared-cache.ts')
    const { siteRedis } = await import('@/lib/site-redis')
    const prices = await import('@/features/pricing/price-cache')
    const client = await siteRedis()
    stops.push(() => client?.destroy())
    return { cache: new SharedCache(), prices }
  }

  test('what one has rendered the other shows, byte for byte and for as long', async () => {
    const [first, second] = [await start(), await start({ REVALIDATE_SECRET: 'own' })]
    expect(await first.cache.get('/vi')).toBeNull()
    await first.cache.set('/vi', PAGE, CONTEXT)
    expect(await second.cache.get('/vi')).toMatchObject({ value: PAGE, cacheControl: CONTEXT.cacheControl })
  })

  test('one of another address, or of another build, shows nothing of it', async () => {
    const first = await start()
    await first.cache.set('/vi', PAGE, CONTEXT)
    const elsewhere = await start({ SITE_URL: 'https://other.example' })
    expect(await elsewhere.cache.get('/vi')).toBeNull()
    vi.unstubAllEnvs()
    writeFileSync(path.join(folder, '.next', 'BUILD_ID'), 'another')
    expect(await (await start()).cache.get('/vi')).toBeNull()
  })

  test('a revalidation throws away the pages of all, and what is being rendered meanwhile does not come back', async () => {
    const [first, second] = [await start(), await start()]
    await first.cache.set('/vi', PAGE, CONTEXT)
    expect(await first.cache.get('/en')).toBeNull()
    await second.cache.revalidateTag()
    expect(await first.cache.get('/vi')).toBeNull()
    await first.cache.set('/en', PAGE, CONTEXT)
    expect(await second.cache.get('/en')).toBeNull()
    await second.cache.set('/en', PAGE, CONTEXT)
    expect(await first.cache.get('/en')).toMatchObject({ value: PAGE })
  })

  test('a fresh one knows the prices that another has read', async () => {
    await (await start()).prices.storePrices('charges', KNOWN)
    rmSync(path.join(folder, '.next', 'known-prices'), { recursive: true })
    expect(await (await start()).prices.readStoredPrices('charges')).toEqual(KNOWN)
  })

  test('the others hear of a revalidation, whoever told of it does not', async () => {
    const { shareRevalidations } = await import('../../scripts/serve/revalidations.ts')
    const heard: string[] = []
    const [first, second] = ['first', 'second'].map((name) =>
      shareRevalidations(redis.url, () => heard.push(name)),
    )
    stops.push(
      () => first?.stop(),
      () => second?.stop(),
    )
    await Promise.all([first?.open, second?.open])
    expect(first?.isUp()).toBe(true)
    await first?.tell()
    await vi.waitFor(() => expect(heard).toEqual(['second']))
    await second?.tell()
    await vi.waitFor(() => expect(heard).toEqual(['second', 'first']))
  })

  test('without its Redis nothing is shared and nothing fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { cache, prices } = await start()
    await redis.stop()
    await cache.set('/vi', PAGE, CONTEXT)
    expect(await cache.get('/vi')).toBeNull()
    await prices.storePrices('charges', KNOWN)
    expect(await prices.readStoredPrices('charges')).toEqual(KNOWN)
  })
})
