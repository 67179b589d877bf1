import { Lexer } from 'marked'
import { loadGuide } from '@/features/pages/guide/load-guide'
import { frontMatter } from '@/features/pages/markdown/front-matter'
import { isExtraBlock } from '@/features/resources/guide/guide-parts'
import type { Guide } from '@/features/resources/guide/guide-schema'
import { guidePath } from '@/features/resources/guide/read-guides'
import { otherLocale, type Locale } from '@/lib/i18n/config'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { citation, LAW } from '@/lib/law'
import { site } from '@/lib/site'

/** The Markdown alternate of a guide: its text with what it shows of our own written out, its questions, its sources. */
export const guideMarkdown = async (guide: Guide, lang: Locale) => {
  const path = guidePath(guide.slug)
  const { stretches, words, link } = await loadGuide(guide, lang)
  const extras = stretches.flatMap((stretch) => ('extra' in stretch ? [stretch.extra] : []))
  const blocks = new Lexer().lex(guide.body)
  const isExtra = blocks.map(isExtraBlock)
  const text = blocks
    .map((token, at) => {
      if (!isExtra[at]) return token.raw
      const before = isExtra.slice(0, at).filter(Boolean).length
      return `${extras[before]?.markdown ?? words.unavailable}\n\n`
    })
    .join('')
    .replace(/\]\((\/[^)\s]*)\)/g, (_whole, target: string) => `](${pageUrl(target, lang)})`)
  const other = otherLocale(lang)
  const law = (guide.law ?? []).map(
    (id) => `- [${citation(id, lang)}](${LAW[id].link}): ${LAW[id].asks[lang]}`,
  )
  const sources = (guide.sources ?? []).map(({ title, url }) => `- [${title}](${url})`)
  const parts = [
    frontMatter({
      title: guide.metaTitle,
      description: guide.description,
      url: pageUrl(path, lang),
      language: lang,
      checked: guide.checkedOn,
      [`markdown_${other}`]: site(other).url + markdownPath(path, other),
    }),
    `# ${guide.title}`,
    guide.tagline,
    text.trim(),
    `## ${words.faq}`,
    ...guide.faq.map(({ q, a }) => `### ${q}\n\n${a}`),
    ...(law.length + sources.length > 0 ? [`## ${words.sources}`, [...sources, ...law].join('\n')] : []),
    `## ${words.related}`,
    guide.related
      .map((target) => `- [${link(target).name}](${site(lang).url}${link(target).href})`)
      .join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}
