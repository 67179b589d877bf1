import { IconCheck } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { Badge, type BadgeProps } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { ReactNode } from 'react'

export type Plan = {
  id: string
  name: string
  price: string
  /** The price before a discount, struck out; leave it out when nothing is off. */
  was?: string | undefined
  /** Which voucher is counted in, shown beside the struck price. */
  voucher?: string | undefined
  per: string
  facts: readonly string[]
  features: readonly string[]
  /** What happens to what is not used. */
  note: string
  isSuggested: boolean
  badge?: { label: string; tone: BadgeProps['tone'] } | undefined
  isMuted?: boolean
  /** Without an address the button says where things stand and does nothing. */
  action: { href?: string; label: string; name: string }
}

export type PlanLabels = { suggested: string; listPrice: string }

type PlanColumnProps = { plan: Plan; labels: PlanLabels }

const Price = ({ plan, labels }: PlanColumnProps) => (
  <p className="mt-4">
    {/* The line is kept free, so that a price which changes moves nothing. */}
    <span className="flex min-h-6 flex-wrap items-center gap-x-2.5 text-small text-fg-3 num">
      {plan.was && (
        <s>
          <span className="sr-only">{labels.listPrice} </span>
          {plan.was}
        </s>
      )}
      {plan.voucher && <span className="font-strong text-accent-text">{plan.voucher}</span>}
    </span>
    <strong
      data-price={plan.id}
      className="text-[clamp(1.75rem,1.4rem+1.2vw,2.375rem)] leading-[1.25] font-semibold tracking-[-0.03em] num"
    >
      {plan.price}
    </strong>{' '}
    <span className="text-small whitespace-nowrap text-fg-3">{plan.per}</span>
  </p>
)

const Action = ({ plan }: { plan: Plan }) => {
  const { href, label, name } = plan.action
  if (!href) {
    return (
      <Button disabled variant="secondary" wide className="mt-6">
        {label}
      </Button>
    )
  }
  return (
    <LinkButton
      data-buy
      href={href}
      aria-label={name}
      variant={plan.isSuggested ? 'accent' : 'secondary'}
      wide
      className="mt-6"
    >
      {label}
    </LinkButton>
  )
}

const Mark = ({ plan, labels }: PlanColumnProps) => {
  if (plan.badge) {
    return <Badge tone={plan.badge.tone}>{plan.badge.label}</Badge>
  }
  return plan.isSuggested && <Badge tone="accent">{labels.suggested}</Badge>
}

/** One plan of a joined frame; the suggested one is dark and has the frame's only coloured button. */
export const PlanColumn = ({ plan, labels }: PlanColumnProps) => (
  <li
    data-plan={plan.id}
    {...(plan.isSuggested && { 'data-theme': 'dark' })}
    className={cx(
      'row-span-5 grid grid-rows-subgrid gap-0 p-6 lg:p-7',
      plan.isSuggested ? 'bg-raised' : plan.isMuted ? 'bg-surface' : 'bg-bg',
    )}
  >
    <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
      <h3 className="text-h4">{plan.name}</h3>
      <Mark plan={plan} labels={labels} />
    </div>
    <div className="self-end">
      <Price plan={plan} labels={labels} />
    </div>
    <ul className="mt-3 grid content-start gap-1 text-small text-fg-2 num">
      {plan.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    <Action plan={plan} />
    <div className="mt-6">
      {plan.features.length > 0 && (
        <ul className="mb-5 grid gap-2.5 text-ui">
          {plan.features.map((feature) => (
            <li key={feature} className="grid grid-cols-[20px_1fr] gap-x-2.5">
              <Icon of={IconCheck} className="mt-px text-accent-strong" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <p className="text-cap text-fg-3">{plan.note}</p>
    </div>
  </li>
)

type PlanFrameProps = { label: string; count: number; children: ReactNode }

const COLUMNS = [
  '',
  'nav:grid-cols-1',
  'nav:grid-cols-2',
  'nav:grid-cols-3',
  'nav:grid-cols-2 xl:grid-cols-4',
]

/** So many plans as one joined frame whose rows line up; stacked below 896 px. */
export const PlanFrame = ({ label, count, children }: PlanFrameProps) => (
  <ul
    aria-label={label}
    className={`grid gap-px overflow-clip rounded-lg border border-rule-strong bg-rule-strong ${COLUMNS[count] ?? 'nav:grid-cols-3'}`}
  >
    {children}
  </ul>
)
