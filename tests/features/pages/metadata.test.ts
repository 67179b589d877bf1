import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, LOCALE_DETAILS, otherLocale } from '@/lib/i18n/config'
import { buildMetadata, fullTitle, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { loadVersions, nameOf, type Version } from './versions'

const LONGEST_TITLE = 60

let versions: Version[] = []

beforeAll(async () => {
  versions = await loadVersions()
})

const metadataOf = ({ page, lang, content: { meta } }: Version) =>
  buildMetadata({ lang, path: page.path, title: meta.title, description: meta.description })

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe.each(LOCALES)('what search engines read in %s', (lang) => {
  const own = () => versions.filter((version) => version.lang === lang)

  test('titles and descriptions are unique', () => {
    expect(repeated(own().map(({ content }) => content.meta.title))).toEqual([])
    expect(repeated(own().map(({ content }) => content.meta.description))).toEqual([])
  })

  test('titles have 30 characters at least, and no more than 60 with the brand', () => {
    const { brand } = site(lang)
    const wrong = own().filter(({ page, content: { meta } }) => {
      const whole = fullTitle(page.path, meta.title, brand)
      return meta.title.length < 30 || whole.length > LONGEST_TITLE
    })
    expect(wrong.map((version) => `${nameOf(version)}: ${version.content.meta.title}`)).toEqual([])
  })

  test('descriptions have 120 to 160 characters', () => {
    const wrong = own().filter(
      ({ content: { meta } }) => meta.description.length < 120 || meta.description.length > 160,
    )
    expect(wrong.map((version) => `${nameOf(version)}: ${version.content.meta.description.length}`)).toEqual(
      [],
    )
  })

  test('names fit menus and taglines fit one line', () => {
    const wrong = own().filter(({ content: { meta } }) => meta.name.length > 24 || meta.tagline.length > 70)
    expect(
      wrong.map(
        (version) => `${nameOf(version)}: ${version.content.meta.name}, ${version.content.meta.tagline}`,
      ),
    ).toEqual([])
  })
})

test('every page names itself as canonical and both languages as alternates of each other', () => {
  for (const version of versions) {
    const { page, lang } = version
    const { alternates } = metadataOf(version)
    const twin = buildMetadata({
      lang: otherLocale(lang),
      path: page.path,
      title: 'x',
      description: 'x',
    }).alternates
    expect(alternates?.canonical).toBe(pageUrl(page.path, lang))
    expect(alternates?.languages).toEqual(twin?.languages)
    expect(alternates?.languages).toHaveProperty(lang, alternates?.canonical)
    expect(alternates?.languages).toHaveProperty('x-default', pageUrl(page.path, 'vi'))
  }
})

test('every page gives a whole Open Graph and Twitter block that says the same', () => {
  for (const version of versions) {
    const { title, description, openGraph, twitter, alternates } = metadataOf(version)
    const { ogLocale } = LOCALE_DETAILS[version.lang]
    expect(openGraph).toMatchObject({
      type: 'website',
      title,
      description,
      url: alternates?.canonical,
      locale: ogLocale,
    })
    expect(twitter).toMatchObject({ card: 'summary_large_image', title, description })
  }
})
