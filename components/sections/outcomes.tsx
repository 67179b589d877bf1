import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

const group = (count: number) =>
  z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, code: text, text, next: text })).length(count),
  })

const schema = z.strictObject({ ...heading, billed: group(2), free: group(6), note: text })

type Outcome = z.infer<typeof schema>['billed']['items'][number]

const Entry = ({ title, code, text, next }: Outcome) => (
  <li className="border-t border-rule py-3">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-strong">{title}</span>
      <code className="text-cap text-fg-3">{code}</code>
    </p>
    <p className="mt-0.5 text-small text-fg-2">{text}</p>
    <p className="mt-0.5 text-small">{next}</p>
  </li>
)

/** How a call can end: what is paid for left, in large, everything that costs nothing right. */
export const outcomes = section(schema, ({ content, context }) => {
  const { billed, free } = content
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="self-start rounded-lg bg-accent-tint p-6">
          <h3 className="text-h3 text-accent-text">{billed.title}</h3>
          <ul className="mt-4">
            {billed.items.map((item) => (
              <Entry key={item.code} {...item} />
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-h3">{free.title}</h3>
          <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
            {free.items.map((item) => (
              <Entry key={item.code} {...item} />
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-6 max-w-[80ch] text-cap text-fg-3">{content.note}</p>
    </StaticSection>
  )
})
