import { docsOf, type DocsPath } from '@/features/docs/build/docs-of'
import type { Chapter, Section } from '@/features/docs/model'
import { BlockView } from '@/features/docs/view/block-view'
import '@/features/docs/view/docs.css'
import { Contents } from '@/features/docs/view/contents'
import { ReaderAids } from '@/features/docs/view/reader-aids'
import type { Labels } from '@/features/docs/content'
import type { Locale } from '@/lib/i18n/config'

type ShownWith = { labels: Labels; lang: Locale }

const Blocks = ({ id, blocks, labels, lang }: Section & ShownWith) =>
  blocks.map((block, index) => (
    <BlockView key={index} block={block} id={`${id}-${index + 1}`} labels={labels} lang={lang} />
  ))

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

type DocsBodyProps = { path: DocsPath; lang: Locale }

/** The body of a documentation page, drawn on the server from the snapshot and the content; nothing is fetched. */
export const DocsBody = async ({ path, lang }: DocsBodyProps) => {
  const { chapters, labels } = await docsOf(path, lang)
  return (
    <div className="docs section wrap grid gap-x-14 pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Contents label={labels.contents} chapters={chapters} />
      <div className="max-w-[56rem] min-w-0">
        {chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} labels={labels} lang={lang} />
        ))}
      </div>
      <ReaderAids />
    </div>
  )
}
