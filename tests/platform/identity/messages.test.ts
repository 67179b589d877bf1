import { describe, expect, it } from 'vitest'
import { fill, html } from '../../../platform/html.ts'
import { localeFor } from '../../../platform/identity/messages/locale.ts'
import { LOCALES } from '../../../lib/contract/enums.ts'
import { readMessages } from '../../../platform/identity/messages/messages.ts'

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path]

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)]

describe('words', () => {
  it('are the same set in both languages, with the same places to fill, and NFC', () => {
    const [vi, en] = LOCALES.map(readMessages)
    expect(keysOf(vi)).toEqual(keysOf(en))
    const places = (value: unknown) => textsOf(value).map((text) => text.match(/\{\{\w+\}\}/g) ?? [])
    expect(places(vi)).toEqual(places(en))
    for (const text of textsOf([vi, en])) expect(text).toBe(text.normalize('NFC'))
  })

  it('are escaped with what is filled in', () => {
    const mark = html`<br />`
    expect(html`<p title="${'"x'}">${'<b>'}${null}${['a', mark]}</p>`.markup).toBe(
      '<p title="&quot;x">&lt;b&gt;a<br /></p>',
    )
    expect(fill('a {{name}} <b>', { name: '<i>' }).markup).toBe('a &lt;i&gt; &lt;b&gt;')
  })

  it.each([
    [{ query: {} }, 'vi'],
    [{ query: { ui_locales: 'fr en-GB' } }, 'en'],
    [{ query: { ui_locales: 'en', kc_locale: 'vi' } }, 'vi'],
    [{ query: { locale: 'en' } }, 'en'],
    [{ query: { kc_locale: ['en', 'vi'] } }, 'vi'],
    [{ query: {}, started: { ui_locales: 'en' } }, 'en'],
    [{ query: {}, cookie: 'a=b; KEYCLOAK_LOCALE=en' }, 'en'],
    [{ query: {}, started: { ui_locales: 'vi' }, cookie: 'KEYCLOAK_LOCALE=en' }, 'vi'],
  ] as const)('speak for %j in %s', (wishes, language) => {
    expect(localeFor(wishes)).toBe(language)
  })
})
