import { IconHeadphones } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { text, texts, type Since } from './parts/content'
import { Frame } from './window'

export const articlePlayerContent = z.strictObject({
  label: text,
  section: text,
  headline: text,
  byline: text,
  listen: text,
  first: texts(2),
  second: texts(2),
  aside: z.strictObject({ title: text, rows: z.array(z.strictObject({ name: text, note: text })).length(4) }),
})

export type ArticlePlayerProps = { content: z.infer<typeof articlePlayerContent>; since?: Since }

/** Marks the headline and the sentences after it while each of them is read. */
export function ArticlePlayer({ content, since = [] }: ArticlePlayerProps) {
  const read = (sentence: number) =>
    since.length > 0 && { 'data-from': since[sentence], 'data-to': since[sentence + 1] }
  return (
    <Frame label={content.label} product="aivoice">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] @min-[680px]:grid-cols-[minmax(0,1fr)_220px]">
        <div className="px-5 pt-6 pb-5 @min-[480px]:px-8 @min-[480px]:pt-8">
          <p className="text-cap font-strong text-accent-text">{content.section}</p>
          <p className="mt-2 text-h3 leading-[1.28] text-balance">
            <span {...read(0)}>{content.headline}</span>
          </p>
          <p className="mt-2 text-fg-3 num">{content.byline}</p>
          <p className="mt-5 flex items-center gap-2 border-y border-rule py-2.5 text-fg-2">
            <Icon of={IconHeadphones} size={20} className="text-accent-text" />
            {content.listen}
          </p>
          <div className="mt-5 gap-8 text-ui leading-relaxed text-fg-2 @min-[860px]:columns-2">
            <p>
              <span {...read(1)}>{content.first[0]}</span> <span {...read(2)}>{content.first[1]}</span>
            </p>
            {content.second.map((paragraph, i) => (
              <p key={paragraph} className="mt-3">
                <span {...(i === 0 && read(3))}>{paragraph}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="hidden border-l border-rule p-5 @min-[680px]:block">
          <p className="text-cap text-fg-3">{content.aside.title}</p>
          {content.aside.rows.map((row) => (
            <p key={row.name} className="border-b border-rule py-3 last:border-0">
              <span className="block leading-snug font-strong">{row.name}</span>
              <span className="text-cap text-fg-3 num">{row.note}</span>
            </p>
          ))}
        </div>
      </div>
    </Frame>
  )
}
