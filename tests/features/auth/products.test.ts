import { describe, expect, test } from 'vitest'
import { listedProducts, PORTAL_IDS, portalTarget } from '@/features/auth/products'
import { LOCALES } from '@/lib/i18n/config'

const apps = { aicall: 'https://aicall.songai.example', aivoice: 'https://aivoice.songai.example' }

describe('where a product is opened', () => {
  test.each([
    ['aicall', 'vi', 'https://aicall.songai.example/auth/aicall'],
    ['aicall', 'en', 'https://aicall.songai.example/auth/aicall'],
    ['aivoice', 'vi', 'https://aivoice.songai.example/service-select'],
    ['aivoice', 'en', 'https://aivoice.songai.example/en/service-select'],
    ['tts', 'vi', 'https://aivoice.songai.example/studio/text-to-speech'],
    ['api', 'en', 'https://aivoice.songai.example/apps'],
    ['dubbing', 'vi', 'https://aivoice.songai.example/dubbing'],
  ] as const)('%s in %s', (id, lang, address) => {
    expect(portalTarget(id, lang, apps)?.address).toBe(address)
  })

  test('never leaves the configured addresses, and an unset one leads nowhere', () => {
    for (const id of PORTAL_IDS) {
      for (const lang of LOCALES) {
        const target = portalTarget(id, lang, apps)
        expect(Object.values(apps)).toContain(new URL(target?.address ?? '').origin)
        expect(Object.values(apps)).toContain(target?.front)
        expect(portalTarget(id, lang, {})).toBeNull()
      }
    }
  })

  test('lists show what is open to everybody, and only what has an address', () => {
    expect(listedProducts(apps).map(({ id }) => id)).toEqual(['aicall', 'tts', 'dubbing'])
    expect(listedProducts({ aicall: apps.aicall }).map(({ id }) => id)).toEqual(['aicall'])
    expect(listedProducts({})).toEqual([])
  })
})
