import { LawTable } from '@/components/sections/law-table'
import type { SectionContext } from '@/components/sections/section'
import { JsonLd } from '@/components/layout/json-ld'
import { StaticMarkup } from '@/components/layout/static-markup'
import { Breadcrumbs } from '@/features/pages/breadcrumbs'
import { guideGraph } from '@/features/pages/guide/guide-graph'
import { loadGuide, type Stretch } from '@/features/pages/guide/load-guide'
import type { GuideWords } from '@/features/pages/guide/words'
import { CONTACT, DEMO } from '@/features/pages/page'
import { hasPage } from '@/features/pages/registry'
import { readSection, type SectionUse } from '@/features/pages/sections'
import { readingMinutes, type GuideHeading } from '@/features/resources/guide/guide-parts'
import type { Guide } from '@/features/resources/guide/guide-schema'
import { guideAt } from '@/features/resources/guide/read-guides'
import { ToneCover } from '@/features/resources/guide/tone-cover'
import { unbroken } from '@/lib/domain/compounds'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDay } from '@/lib/i18n/format'
import { getT } from '@/lib/i18n/server'
import './guide.css'

type Shown = { guide: Guide; lang: Locale; path: string; words: GuideWords }

const Head = ({ guide, lang, path, words, coverTitle }: Shown & { coverTitle: string }) => (
  <StaticMarkup as="section" id="guide-head" of={{ lang, path }} className="section pb-10" data-hero>
    <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[8fr_4fr]">
      <div>
        <h1 id="guide-title" className="max-w-[24ch] text-h1">
          {unbroken(guide.title)}
        </h1>
        <p className="mt-6 max-w-[60ch] text-lead text-fg-2">{guide.tagline}</p>
        <p className="mt-4 text-small text-fg-3">
          {[
            words.topics[guide.topic].title,
            fillIn(words.minutes, { n: readingMinutes(guide, lang) }),
            fillIn(words.checked, { day: formatDay(guide.checkedOn, lang) }),
          ].join(' · ')}
        </p>
      </div>
      <div data-product={guide.products[0]} className="aspect-[8/5] overflow-clip rounded-lg max-lg:hidden">
        <ToneCover title={coverTitle} />
      </div>
    </div>
  </StaticMarkup>
)

const Contents = ({
  lang,
  path,
  words,
  headings,
}: Omit<Shown, 'guide'> & { headings: readonly GuideHeading[] }) => (
  <StaticMarkup
    as="nav"
    id="guide-contents"
    of={{ lang, path }}
    aria-label={words.contents}
    className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
  >
    <h2 className="text-small font-strong text-fg-3">{words.contents}</h2>
    <ol className="contents-links mt-3 border-t border-rule pt-3">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </StaticMarkup>
)

const StretchView = ({ stretch, lang, path, words }: Omit<Shown, 'guide'> & { stretch: Stretch }) => {
  if ('html' in stretch)
    return (
      <StaticMarkup id={stretch.id} of={{ lang, path }} className="guide-text">
        {/* eslint-disable-next-line no-restricted-syntax -- made on the server, out of Markdown of this repository */}
        <div dangerouslySetInnerHTML={{ __html: stretch.html }} />
      </StaticMarkup>
    )
  return stretch.extra?.view ?? <p className="my-8 text-fg-2">{words.unavailable}</p>
}

const Sources = ({ guide, context, words }: Pick<Shown, 'guide' | 'words'> & { context: SectionContext }) =>
  guide.law || guide.sources ? (
    <StaticMarkup as="section" id="sources" of={context} aria-labelledby="sources-title" className="mt-12">
      <h2 id="sources-title" className="text-h3">
        {words.sources}
      </h2>
      {guide.sources && (
        <ul className="mt-4 grid list-disc gap-2 pl-5 text-ui text-fg-2">
          {guide.sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer" className="underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <LawTable items={[{ law: guide.law }]} context={context} />
    </StaticMarkup>
  ) : null

const draw = (use: SectionUse, content: unknown, context: SectionContext) =>
  readSection(use, content, `${context.path}: ${use.id}`)({ ...context, id: use.id })

/** A guide in full: what it is, its text with what we show of our own, questions, sources, and where to read on. */
export const GuidePage = async ({ guide, lang }: { guide: Guide; lang: Locale }) => {
  const [{ path, words, link, headings, stretches }, { t }, cover] = await Promise.all([
    loadGuide(guide, lang),
    getT('common', { lng: lang }),
    guideAt(guide.slug, 'vi'),
  ])
  const shown = { lang, path, words }
  const context: SectionContext = {
    ...shown,
    id: '',
    product: guide.products[0],
    link,
    hasPage,
    picture: () => null,
    drawing: () => null,
    t,
  }
  const business = { locality: t('city.hanoi'), demoNotice: t('footer.demoNotice') }
  return (
    <>
      <JsonLd of={{ lang, path }} graph={guideGraph({ guide, lang, link, business })} />
      <Breadcrumbs lang={lang} path={path} link={link} label={t('breadcrumb')} />
      <Head {...shown} guide={guide} coverTitle={cover?.title ?? guide.title} />
      <article aria-labelledby="guide-title" className="section pt-0">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
          <Contents {...shown} headings={headings} />
          <div className="max-w-[72ch] min-w-0">
            {stretches.map((stretch) => (
              <StretchView key={stretch.id} {...shown} stretch={stretch} />
            ))}
            <Sources guide={guide} words={words} context={context} />
          </div>
        </div>
      </article>
      {draw(
        { id: 'faq', type: 'faq' },
        { title: words.faq, items: guide.faq.map(({ q, a }) => ({ q: unbroken(q), a })) },
        context,
      )}
      {draw({ id: 'related', type: 'links', paths: guide.related }, { title: words.related }, context)}
      {draw({ id: 'closing', type: 'closing', primary: DEMO, secondary: CONTACT }, words.closing, context)}
    </>
  )
}
