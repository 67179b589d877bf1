import 'server-only'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { readVoices } from '@/features/audio/read-voices'
import { isClosed } from '@/features/careers/job-schema'
import { readJobs } from '@/features/careers/read-jobs'
import { loadPortalMessages } from '@/features/auth/messages'
import { docsOf, DOCS_PATHS } from '@/features/docs/build/docs-of'
import type { Block, Section } from '@/features/docs/model'
import { loadPageLinks } from '@/features/pages/content'
import { hasPage, PAGES } from '@/features/pages/registry'
import { guideEntries } from '@/features/pages/search/guide-entries'
import { pageEntries } from '@/features/pages/search/page-entries'
import { loadResourceMessages } from '@/features/resources/messages'
import { libraryItems } from '@/features/resources/library-items'
import { GLOSSARY_PATH, termsIn } from '@/features/resources/glossary/read-glossary'
import { readNews } from '@/features/resources/news'
import type { Entry } from '@/features/search/entry'
import type { Locale } from '@/lib/i18n/config'
import { href, voicePath } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'

type Source = (lang: Locale) => Promise<Entry[]>

const pages: Source = async (lang) => {
  const link = await loadPageLinks(lang)
  return (await Promise.all(PAGES.map((page) => pageEntries(page, lang, link)))).flat()
}

const blockText = (block: Block) => {
  if (block.kind === 'text' || block.kind === 'note') return block.text
  if (block.kind === 'list') return block.items.join(' ')
  if (block.kind === 'routes') return [block.method, ...block.paths].join(' ')
  return block.kind === 'fields' ? block.rows.map(({ name }) => name).join(' ') : ''
}

const isEndpoint = ({ blocks }: Section) => blocks[0]?.kind === 'routes'

const docs: Source = async (lang) => {
  const link = await loadPageLinks(lang)
  const perPage = DOCS_PATHS.map(async (path) => {
    const { href, name } = link(path)
    const { chapters } = await docsOf(path, lang)
    return chapters
      .flatMap((chapter) => [chapter, ...chapter.sections])
      .map((section): Entry => ({
        kind: isEndpoint(section) ? 'endpoint' : 'section',
        href: `${href}#${section.id}`,
        title: section.title,
        page: name,
        text: section.blocks
          .map(blockText)
          .join(' ')
          .replaceAll(/[`[\]]|\(\/[^)]*\)/g, ' '),
      }))
  })
  return (await Promise.all(perPage)).flat()
}

const samples: Source = async (lang) => {
  const [link, calls] = await Promise.all([loadPageLinks(lang), readSampleCalls({}, lang)])
  const { name } = link('/aicall')
  return (calls ?? []).map(({ title, transcript, industry }) => ({
    kind: 'sample',
    href: industry ? link(`/industries/${industry}`).href : link('/aicall#samples').href,
    title: title[lang],
    page: name,
    text: transcript.map(({ text, translation }) => translation?.[lang] ?? text).join(' '),
  }))
}

const voices: Source = async (lang) => {
  const [link, list, { t }] = await Promise.all([
    loadPageLinks(lang),
    readVoices(),
    getT('voices', { lng: lang }),
  ])
  const library = link('/aivoice/voices#library')
  return (list ?? []).map(({ id, name, gender, region, language, styles }) => {
    const styleNames = styles.map((style) => t(`style.${style}`))
    const from = region ? t(`said.${region}`) : t(`language.${language}`)
    return {
      kind: 'voice',
      href: hasPage(voicePath(id)) ? link(voicePath(id)).href : library.href,
      title: name,
      page: library.name,
      text: [t(`said.${gender}`), from, ...styleNames].join(', '),
    }
  })
}

const LIBRARY = { videos: 'video', news: 'news' } as const

const library: Source = async (lang) => {
  const [link, messages, news] = await Promise.all([
    loadPageLinks(lang),
    loadResourceMessages(lang),
    readNews({}),
  ])
  return libraryItems({ lang, link, messages, news, guides: [], titles: {} }).flatMap(
    ({ category, href, title, text, external }) => {
      const kind = category === 'videos' || category === 'news' ? LIBRARY[category] : undefined
      return kind && !external
        ? [{ kind, href, title, text, page: messages.library.categories[category].name }]
        : []
    },
  )
}

const jobs: Source = async (lang) => {
  const [link, all] = await Promise.all([loadPageLinks(lang), readJobs()])
  const { href, name: page } = link('/careers')
  return all
    .filter((job) => !isClosed(job, Date.now()))
    .map(({ slug, title, summary, requirements }) => ({
      kind: 'job',
      href: `${href}/${slug}`,
      title: title[lang],
      page,
      text: [summary[lang], ...requirements[lang]].join(' '),
    }))
}

const portal: Source = async (lang) => {
  const { list } = await loadPortalMessages(lang)
  return [
    {
      kind: 'page',
      href: href('/portal', lang),
      title: list.metaTitle,
      page: list.title,
      text: list.metaDescription,
      also: list.lead,
    },
  ]
}

const terms: Source = async (lang) => {
  const { href: address, name: page } = (await loadPageLinks(lang))(GLOSSARY_PATH)
  return termsIn(lang).map(({ id, term, text, also }) => ({
    kind: 'term',
    href: `${address}#${id}`,
    title: term[lang],
    page,
    text: text[lang],
    also: also?.[lang].join(' ') ?? '',
  }))
}

const SOURCES = [pages, guideEntries, terms, portal, docs, samples, voices, library, jobs]

/** So much of what an entry says is looked through, in characters: its beginning says what it is about. */
const READ = 400

/** Everything search can find in a language; what a service would add is missing while the service is down. */
export const searchEntries = async (lang: Locale): Promise<Entry[]> =>
  (await Promise.all(SOURCES.map((source) => source(lang))))
    .flat()
    .map((entry) => ({ ...entry, text: entry.text.slice(0, READ) }))
