import { IconCheck } from '@tabler/icons-react'
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
      <s className="num text-ui text-fg-3 block">
        <span className="sr-only">{labels.listPrice} </span>
        {plan.was}
      </s>
    )}
    <strong className="num text-[clamp(1.75rem,1.4rem+1.2vw,2.375rem)] leading-[1.25] font-semibold tracking-[-0.03em]">
      {plan.price}
    </strong>{' '}
    <span className="text-small text-fg-3 whitespace-nowrap">{plan.per}</span>
  </p>
)

/** One plan of a joined frame; the suggested one is dark and has the frame's only coloured button. */
export const PlanColumn = ({ plan, labels }: PlanColumnProps) => (
  <li
    {...(plan.isSuggested && { 'data-theme': 'dark' })}
    className="bg-bg row-span-5 grid grid-rows-subgrid gap-0 p-6 lg:p-7"
  >
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="text-h4">{plan.name}</h3>
      {plan.isSuggested && <Badge tone="accent">{labels.suggested}</Badge>}
    </div>
    <div className="self-end">
      <Price plan={plan} labels={labels} />
    </div>
    <ul className="text-small text-fg-2 num mt-3 grid content-start gap-1">
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
        <ul className="text-ui mb-5 grid gap-2.5">
          {plan.features.map((feature) => (
            <li key={feature} className="grid grid-cols-[20px_1fr] gap-x-2.5">
              <Icon of={IconCheck} className="text-accent-strong mt-px" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <p className="text-cap text-fg-3">{plan.note}</p>
    </div>
  </li>
)
