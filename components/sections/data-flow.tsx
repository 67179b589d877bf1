import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import type { ProductId } from '@/lib/contract/enums'
import { heading, section, StaticSection, text } from './section'

const three = z.tuple([text, text, text])

/** The columns, and the cells of a row in their order: what is sent, what comes back, what stays; whose house it is, and which product a row goes to. */
const schema = z.strictObject({
  ...heading,
  house: text,
  columns: three,
  rows: z.array(z.strictObject({ label: text, to: text, cells: three })).min(3),
  note: text.optional(),
})

type LaneProps = { name: string; what: string; back?: boolean }

/** What goes one way, named and written over the arrow it goes by; the way back is dashed. */
const Lane = ({ name, what, back = false }: LaneProps) => {
  const Head = back ? IconChevronLeft : IconChevronRight
  return (
    <div
      className={cx(
        'relative border-b border-accent-strong pb-1.5 lg:grid lg:grid-cols-[10rem_1fr] lg:items-baseline lg:gap-x-4 lg:px-6',
        back && 'border-dashed max-lg:pl-6',
      )}
    >
      <dt className="text-small text-fg-3">{name}</dt>
      <dd className="text-ui">
        {what}
        <Head
          size={18}
          stroke={1.6}
          aria-hidden
          className={cx('absolute -bottom-[9.5px] text-accent-strong', back ? '-left-[6px]' : '-right-[6px]')}
        />
      </dd>
    </div>
  )
}

/** What crosses between a house and us, job by job, as a drawing of the two ways: what stays behind its wall, what is sent, what comes back. */
export const dataFlow = section<typeof schema, { product?: ProductId }>(
  schema,
  ({ content, context, product }) => {
    const [sent, back, stays] = content.columns
    return (
      <StaticSection context={context} product={product}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <ul className="overflow-clip lg:rounded-lg">
          {content.rows.map(({ label, to, cells: [out, home, kept] }) => (
            <li key={label} className="max-lg:mt-6 lg:grid lg:grid-cols-[calc(50%-12.5rem)_1fr_10rem]">
              <div className="border-rule bg-surface p-5 max-lg:rounded-md lg:border-r-2 lg:border-b lg:border-r-accent-strong lg:px-6">
                <p className="text-small text-fg-3">{content.house}</p>
                <h3 className="text-h4">{label}</h3>
                <p className="mt-2 grid grid-cols-[20px_1fr] gap-x-2.5 text-ui text-fg-2">
                  <IconLock size={20} stroke={1.6} aria-hidden className="mt-px text-fg-3" />
                  <span>
                    <span className="block text-small text-fg-3">{stays}</span>
                    {kept}
                  </span>
                </p>
              </div>
              <dl className="grid content-center gap-5 py-5">
                <Lane name={sent} what={out} />
                <Lane name={back} what={home} back />
              </dl>
              <p className="grid items-center border-accent-line bg-accent-tint font-strong text-accent-text max-lg:justify-end max-lg:rounded-md max-lg:px-5 max-lg:py-2 lg:border-b lg:border-l-2 lg:border-l-accent-strong lg:px-6">
                {to}
              </p>
            </li>
          ))}
        </ul>
        {content.note && <p className="mt-4 max-w-[110ch] text-cap text-fg-3">{content.note}</p>}
      </StaticSection>
    )
  },
)
