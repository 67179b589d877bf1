import { docsOf } from '@/features/docs/build/docs-of'
import type { Block, Chapter, Section } from '@/features/docs/model'
import { BlockView } from '@/features/docs/view/block-view'
import '@/features/docs/view/docs.css'
import { Contents } from '@/features/docs/view/contents'
import { ReaderAids } from '@/features/docs/view/reader-aids'
import type { Labels } from '@/features/docs/content'
import type { PageLink } from '@/components/sections/section'
import type { Locale } from '@/lib/i18n/config'

type ShownWith = { labels: Labels; lang: Locale }

type Placed = { block: Block; id: string }
type Row = { words: Placed[]; code: Placed[] }

const isCode = ({ kind }: Block) => kind === 'code' || kind === 'run'

/** Words with the code that follows them, in the order of the page. */
const rowsOf = ({ id, blocks }: Section): Row[] => {
  const rows: Row[] = []
  for (const [index, block] of blocks.entries()) {
    const placed = { block, id: `${id}-${index + 1}` }
    const last = rows.at(-1)
    if (isCode(block) && last) last.code.push(placed)
    else if (last && last.code.length === 0) last.words.push(placed)
    else rows.push(isCode(block) ? { words: [], code: [placed] } : { words: [placed], code: [] })
  }
  return rows
}

const Blocks = ({ labels, lang, ...section }: Section & ShownWith) => {
  const view = ({ block, id }: Placed) => (
    <BlockView key={id} block={block} id={id} labels={labels} lang={lang} />
  )
  return rowsOf(section).map(({ words, code }) =>
    words.length > 0 && code.length > 0 ? (
      <div key={words[0]?.id} className="docs-row">
        <div>{words.map(view)}</div>
        <div>{code.map(view)}</div>
      </div>
    ) : (
      [...words, ...code].map(view)
    ),
  )
}

const ChapterView = ({ chapter, ...shown }: { chapter: Chapter } & ShownWith) => (
  <section
    id={chapter.id}
    data-chapter
    aria-labelledby={`${chapter.id}-title`}
    className="border-t border-rule py-10 first:border-t-0 max-lg:scroll-mt-14 lg:first:pt-0"
  >
    <h2 id={`${chapter.id}-title`} className="text-h3">
      {chapter.title}
    </h2>
    <Blocks {...chapter} {...shown} />
    {chapter.sections.map((section) => (
      <section
        key={section.id}
        id={section.id}
        data-chapter
        className="mt-12 border-t border-rule pt-8 max-lg:scroll-mt-14"
      >
        <h3 className="text-h4">{section.title}</h3>
        <Blocks {...section} {...shown} />
      </section>
    ))}
  </section>
)

type DocsBodyProps = {
  path: string
  lang: Locale
  /** How a page is named where another points to it. */
  link: (path: string) => PageLink
}

/** The body of a documentation page, drawn on the server from the snapshot and the content; nothing is fetched. */
export const DocsBody = async ({ path, lang, link }: DocsBodyProps) => {
  const { chapters, labels, pages } = await docsOf(path, lang)
  return (
    <div className="docs section wrap grid gap-x-14 pt-0 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-x-10">
      <Contents label={labels.contents} pages={pages.map(link)} current={link(path)} chapters={chapters} />
      <div className="min-w-0">
        {chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} labels={labels} lang={lang} />
        ))}
      </div>
      <ReaderAids />
    </div>
  )
}
