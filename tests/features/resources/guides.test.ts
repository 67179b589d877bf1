import { existsSync, readdirSync } from 'node:fs'
import { Lexer } from 'marked'
import { describe, expect, test } from 'vitest'
import { hasPage } from '@/features/pages/registry'
import { GUIDE_FACTS, guidePath, readGuides } from '@/features/resources/guide/read-guides'
import { guideParts, wordCount } from '@/features/resources/guide/guide-parts'
import { glossaryLinks, GLOSSARY_PATH } from '@/features/resources/glossary/read-glossary'
import { toneStrokes } from '@/features/resources/guide/tone-cover'
import { LOCALES } from '@/lib/i18n/config'
import { LAW } from '@/lib/law'
import { fullTitle } from '@/lib/seo/metadata'
import { mentions, namesOf } from '../../lib/acts.ts'
import { terms } from '../../../scripts/locales/wording.ts'

const SLUGS = GUIDE_FACTS.map(({ slug }) => slug)
const FEWEST = { vi: 1_500, en: 600 }
const MOST = 3_000
const isPath = (path: string) => hasPage(path) || SLUGS.some((slug) => guidePath(slug) === path)

test('guides.json and the files of both languages name the same guides', () => {
  for (const lang of LOCALES)
    expect(readdirSync(`content/guides/${lang}`).toSorted()).toEqual(
      SLUGS.map((slug) => `${slug}.md`).toSorted(),
    )
})

test('every cover is another', async () => {
  const drawn = (await readGuides('vi')).map(({ title }) => toneStrokes(title).join(''))
  expect(new Set(drawn).size).toBe(drawn.length)
})

describe.each(LOCALES)('guides in %s', (lang) => {
  const parts = (body: string) => guideParts(body, { lang, terms: glossaryLinks(lang), tableLabel: 'table' })

  test('are as long as a full answer, and each shows something of our own', async () => {
    const guides = await readGuides(lang)
    const wrong = guides
      .map((guide) => ({
        slug: guide.slug,
        words: wordCount(guide),
        own: parts(guide.body).parts.filter(({ kind }) => kind !== 'html').length,
      }))
      .filter(({ words, own }) => words < FEWEST[lang] || words > MOST || own === 0)
    expect(wrong).toEqual([])
  })

  test('lead only to pages and places that exist, and to files to download that do', async () => {
    const broken = (await readGuides(lang)).flatMap(({ slug, body, related }) => {
      const { parts: stretches, headings } = parts(body)
      const linked = [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, target = '']) => target)
      const pages = [...related, ...linked].filter((target) => !isPath(target.split('#')[0] ?? ''))
      const files = stretches.flatMap((part) =>
        part.kind === 'download' ? part.lines.map((line) => line.split('|')[0]?.trim() ?? '') : [],
      )
      const lost = files.filter((file) => !existsSync(`public/templates/${file}`))
      const twice = headings.filter(({ id }, at) => headings.findIndex((entry) => entry.id === id) !== at)
      return [...pages, ...lost, ...twice.map(({ id }) => id)].map((target) => `${slug}: ${target}`)
    })
    expect(broken).toEqual([])
  })

  test('have titles a search engine shows whole, each once', async () => {
    const titles = (await readGuides(lang)).map(({ metaTitle }) => fullTitle('/guide', metaTitle, 'Sóng AI'))
    expect(titles.filter((title) => title.length > 60)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('name only acts of law that they cite, and keep the terms of the site', async () => {
    const wrong = (await readGuides(lang)).flatMap(({ slug, body, law, faq, ...head }) => {
      const texts = [body, head.title, head.tagline, head.description, ...faq.flatMap(({ q, a }) => [q, a])]
      const known = (law ?? []).flatMap((id) => namesOf(LAW[id].act[lang]))
      const acts = texts.flatMap((text) => mentions(text, lang))
      const leaves = new Lexer()
        .lex(body)
        .flatMap((token) => token.raw.split('\n'))
        .map((text) => ({ file: slug, key: text, text }))
      return [
        ...acts.filter((act) => known.every((name) => !act.startsWith(name))),
        ...terms(lang, leaves).map(({ key, what }) => `${key}: ${what}`),
      ].map((what) => `${slug}: ${what}`)
    })
    expect(wrong).toEqual([])
  })
})

test('the first mention of a term leads to the glossary, the second does not, and none inside a heading', () => {
  const body = '## AI call\n\nAn AI call is a call. An AI call rings.'
  const { parts } = guideParts(body, {
    lang: 'en',
    terms: [{ words: ['AI call'], path: `${GLOSSARY_PATH}#ai-call` }],
    tableLabel: 'table',
  })
  const html = parts.map((part) => ('html' in part ? part.html : '')).join('')
  expect(html.match(/glossary#ai-call/g)).toHaveLength(1)
  expect(html).toContain('<h2 id="ai-call">AI call</h2>')
  expect(html).toContain('/en/resources/glossary#ai-call')
})

test('a longer name is no mention of the term it begins with', () => {
  const { parts } = guideParts('The Personal Data Law asks for care. Personal data needs it.', {
    lang: 'en',
    terms: [{ words: ['personal data'], path: GLOSSARY_PATH }],
    tableLabel: 'table',
  })
  expect(parts.map((part) => ('html' in part ? part.html : '')).join('')).toContain('care. <a')
})
