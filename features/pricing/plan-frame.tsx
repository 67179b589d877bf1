import { PlanColumn, type Plan, type PlanLabels } from './plan-column'

type PlanFrameProps = { label: string; plans: readonly Plan[]; labels: PlanLabels }

const COLUMNS = [
  '',
  'nav:grid-cols-1',
  'nav:grid-cols-2',
  'nav:grid-cols-3',
  'nav:grid-cols-2 xl:grid-cols-4',
]

/** Plans as one joined frame whose rows line up; stacked below 896 px. */
export const PlanFrame = ({ label, plans, labels }: PlanFrameProps) => (
  <ul
    aria-label={label}
    className={`grid gap-px overflow-clip rounded-lg border border-rule-strong bg-rule-strong ${COLUMNS[plans.length] ?? 'nav:grid-cols-3'}`}
  >
    {plans.map((plan) => (
      <PlanColumn key={plan.id} plan={plan} labels={labels} />
    ))}
  </ul>
)
