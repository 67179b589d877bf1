import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
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

/** Our side needs no more room than its name, which stands at each row where there are several. */
const ONE = 'lg:grid lg:grid-cols-[calc(50%-12.5rem)_1fr_7rem]'
const SEVERAL = 'lg:grid lg:grid-cols-[calc(50%-12.5rem)_1fr_10rem]'

type LaneProps = { name: string; to: string; what: string; back?: boolean }

/** What goes one way, named and written over the arrow it goes by, on a phone with where that leads; the way back is dashed. */
const Lane = ({ name, to, what, back = false }: LaneProps) => (
  <div
    className={cx(
      'relative border-b border-accent-strong pb-1.5 lg:grid lg:grid-cols-[10rem_1fr] lg:items-baseline lg:gap-x-4 lg:px-6',
      back && 'border-dashed max-lg:pl-6',
    )}
  >
    <dt className="text-small text-fg-3">
      {name}
      <span className="lg:hidden"> · {to}</span>
    </dt>
    <dd className="text-ui">
      {what}
      <Icon
        of={back ? IconChevronLeft : IconChevronRight}
        size={18}
        className={cx('absolute -bottom-[9.5px] text-accent-strong', back ? '-left-[6px]' : '-right-[6px]')}
      />
    </dd>
  </div>
)

/** What crosses between a house and us, job by job, as a drawing of the two ways: what stays behind its wall, what is sent, what comes back. */
export const dataFlow = section<typeof schema, { product?: ProductId }>(
  schema,
  ({ content, context, product }) => {
    const { house, rows } = content
    const [sent, back, stays] = content.columns
    const products = [...new Set(rows.map(({ to }) => to))]
    const isShared = products.length > 1
    const columns = isShared ? SEVERAL : ONE
    return (
      <StaticSection context={context} product={product}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <div className={columns}>
          <p className="hidden bg-surface px-5 py-3 font-strong lg:block lg:rounded-tl-lg lg:border-r-2 lg:border-b lg:border-r-accent-strong lg:border-b-rule lg:px-6">
            {house}
          </p>
          <p className="hidden bg-accent-tint px-5 py-3 font-strong text-accent-text lg:col-start-3 lg:block lg:rounded-tr-lg lg:border-l-2 lg:border-l-accent-strong">
            {isShared ? '' : products[0]}
          </p>
        </div>
        <ul className="overflow-clip lg:rounded-b-lg">
          {rows.map(({ label, to, cells: [out, home, kept] }) => (
            <li key={label} className={cx('max-lg:mt-6', columns)}>
              <div className="border-rule bg-surface p-5 max-lg:rounded-md lg:border-r-2 lg:border-b lg:border-r-accent-strong lg:px-6">
                <h3 className="text-h4">{label}</h3>
                <p className="mt-1.5 flex gap-x-2.5 text-ui text-fg-2">
                  <Icon of={IconLock} className="mt-px text-fg-3" />
                  <span>
                    <span className="text-fg-3">{stays}: </span>
                    {kept}
                  </span>
                </p>
              </div>
              <dl className="grid content-center gap-5 py-5">
                <Lane name={sent} to={to} what={out} />
                <Lane name={back} to={house} what={home} back />
              </dl>
              <p className="hidden items-center border-l-2 border-l-accent-strong bg-accent-tint px-5 font-strong text-accent-text lg:grid">
                {isShared && to}
              </p>
            </li>
          ))}
        </ul>
        {content.note && <p className="mt-4 max-w-[110ch] text-cap text-fg-3">{content.note}</p>}
      </StaticSection>
    )
  },
)
