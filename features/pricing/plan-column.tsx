import { IconCheck } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

export type Plan = {
  id: string
  name: string
  price: string
  /** The price before a discount, struck out; leave it out when nothing is off. */
  was?: string | undefined
  per: string
  facts: readonly string[]
  features: readonly string[]
  /** What happens to what is not used. */
  note: string
  isSuggested: boolean
  action: { href: string; label: string; name: string }
}

export type PlanLabels = { suggested: string; listPrice: string }

type PlanColumnProps = { plan: Plan; labels: PlanLabels }

const Price = ({ plan, labels }: PlanColumnProps) => (
  <p className="mt-4">
    {plan.was && (
      <s className="block text-ui text-fg-3 num">
        <span className="sr-only">{labels.listPrice} </span>
        {plan.was}
      </s>
    )}
    <strong className="text-[clamp(1.75rem,1.4rem+1.2vw,2.375rem)] leading-[1.25] font-semibold tracking-[-0.03em] num">
      {plan.price}
    </strong>{' '}
    <span className="text-small whitespace-nowrap text-fg-3">{plan.per}</span>
  </p>
)

/** One plan of a joined frame; the suggested one is dark and has the frame's only coloured button. */
export const PlanColumn = ({ plan, labels }: PlanColumnProps) => (
  <li
    {...(plan.isSuggested && { 'data-theme': 'dark' })}
    className={cx(
      'row-span-5 grid grid-rows-subgrid gap-0 p-6 lg:p-7',
      plan.isSuggested ? 'bg-raised' : 'bg-bg',
    )}
  >
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="text-h4">{plan.name}</h3>
      {plan.isSuggested && <Badge tone="accent">{labels.suggested}</Badge>}
    </div>
    <div className="self-end">
      <Price plan={plan} labels={labels} />
    </div>
    <ul className="mt-3 grid content-start gap-1 text-small text-fg-2 num">
      {plan.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    <LinkButton
      href={plan.action.href}
      prefetch={false}
      aria-label={plan.action.name}
      variant={plan.isSuggested ? 'accent' : 'secondary'}
      wide
      className="mt-6"
    >
      {plan.action.label}
    </LinkButton>
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
