import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

const LEVELS = 3

const schema = z.strictObject({
  ...heading,
  /** What each level asks for, the lowest first. */
  levels: z.array(text).length(LEVELS),
  columns: z.strictObject({ source: text, title: text, text }),
  items: z.array(z.strictObject({ title: text, source: text, text })).length(6),
})

/** How many locks the calls have, in the order of the texts. */
const LOCKED = [3, 2, 2, 1, 3, 1] as const

/** As many locks as the level, then rings up to the highest. */
const Locks = ({ level }: { level: number }) => (
  <span aria-hidden className="flex gap-1.5">
    {Array.from({ length: LEVELS }, (_, i) =>
      i < level ? (
        <span
          key={i}
          className="grid size-8 place-items-center rounded-full bg-accent-fill text-on-accent-fill"
        >
          <Icon of={IconLock} size={16} />
        </span>
      ) : (
        <span key={i} className="size-8 rounded-full inset-ring inset-ring-field" />
      ),
    )}
  </span>
)

const COLUMNS = 'lg:grid-cols-[3fr_5fr_50%] gap-x-8'

/** Calls as lines from what sets them off, through as many locks as they need, to how they end. */
export const lockRows = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <div className="rounded-xl border border-rule-strong px-5 py-6 sm:p-8 lg:p-10">
      <ol className={`grid gap-y-4 text-ui md:grid-cols-3 ${COLUMNS}`}>
        {content.levels.map((level, i) => (
          <li
            key={level}
            className="flex items-center gap-4 md:grid md:content-start md:justify-items-start md:gap-y-3"
          >
            <Locks level={i + 1} />
            {level}
          </li>
        ))}
      </ol>
      <p className={`mt-8 hidden pb-2 text-cap text-fg-3 lg:grid ${COLUMNS}`}>
        <span>{content.columns.source}</span>
        <span className="col-start-3">{content.columns.text}</span>
      </p>
      <ul className="max-lg:mt-8">
        {content.items.map(({ title, source, text }, i) => {
          const level = LOCKED[i] ?? LEVELS
          return (
            <li key={title} className={`grid items-center gap-y-3 border-t border-rule py-5 ${COLUMNS}`}>
              <p className="text-ui text-fg-2">{source}</p>
              <div className="relative flex items-center lg:justify-center lg:before:absolute lg:before:inset-x-0 lg:before:top-1/2 lg:before:h-px lg:before:bg-rule-strong">
                <span className="relative bg-bg lg:px-3">
                  <Locks level={level} />
                </span>
                <Icon of={IconArrowRight} size={16} className="absolute -right-1 text-fg-3 max-lg:hidden" />
                <span className="sr-only">{content.levels[level - 1]}</span>
              </div>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-ui text-fg-2">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  </StaticSection>
))
