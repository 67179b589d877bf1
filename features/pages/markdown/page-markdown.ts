import { loadContent, loadPageLinks } from '@/features/pages/content'
import { sectionMarkdown, type LinkTo } from '@/features/pages/markdown/section-markdown'
import { asContent, isGroup, isList, type Content } from '@/features/pages/markdown/blocks'
import { pricesMarkdown, servedMarkdown } from '@/features/pages/markdown/served'
import { frontMatter } from '@/features/pages/markdown/front-matter'
import type { Page } from '@/features/pages/page'
import { type Locale, otherLocale } from '@/lib/i18n/config'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { citation, lawIdsSchema } from '@/lib/law'
import { site } from '@/lib/site'
import { DOCS_PATHS } from '@/features/docs/build/docs-of'
import { docsMarkdown } from '@/features/docs/markdown'

const linker = async (page: Page, lang: Locale): Promise<LinkTo> => {
  const link = await loadPageLinks(lang)
  const { url } = site(lang)
  return (path) => {
    if (path.startsWith('#')) return { href: pageUrl(page.path, lang) + path, name: path, tagline: path }
    const { href, name, tagline } = link(path)
    return { href: url + href, name, tagline }
  }
}

// What an item rests on is kept as ids of articles, and read as their citations.
const withCitations = (content: Content, lang: Locale): Content => {
  if (isList(content)) return content.map((entry) => withCitations(entry, lang))
  if (!isGroup(content)) return content
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    key === 'law'
      ? lawIdsSchema
          .parse(value)
          .map((id) => citation(id, lang))
          .join('; ')
      : withCitations(value, lang),
  ])
  return Object.fromEntries(entries)
}

/** The Markdown alternate of a page: what it is in the front matter, the content of its sections in order, what services add before the last one. */
export const pageMarkdown = async (page: Page, lang: Locale) => {
  const [{ meta, texts }, link, added] = await Promise.all([
    loadContent(page, lang),
    linker(page, lang),
    DOCS_PATHS.includes(page.path) ? docsMarkdown(page.path, lang) : pricesMarkdown(page.path, lang),
  ])
  const other = otherLocale(lang)
  // A section that only shows a record of a service has no content of its own.
  const sections = await Promise.all(
    page.sections
      .filter(({ id }) => id in texts)
      .map(async (use, index) => {
        const own = withCitations(asContent(texts[use.id]), lang)
        const served = await servedMarkdown(use, texts[use.id], { lang, path: page.path, link })
        return [...sectionMarkdown(use, own, index === 0 ? 1 : 2, link), ...(served ? [served] : [])].join(
          '\n\n',
        )
      }),
  )
  const body = [...sections.slice(0, -1), added?.trim(), ...sections.slice(-1)]
  const head = frontMatter({
    title: meta.title,
    description: meta.description,
    url: pageUrl(page.path, lang),
    language: lang,
    [`markdown_${other}`]: site(other).url + markdownPath(page.path, other),
  })
  return `${[head, ...body].filter((part) => part !== undefined).join('\n\n')}\n`
}
