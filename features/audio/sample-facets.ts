import type { Facet } from '@/features/audio/list-filter'
import type { Camelized } from '@/lib/contract/camelized'
import { SCENARIO_TYPES } from '@/lib/contract/enums'
import type { SampleCall } from '@/lib/contract/sample-call'

type Call = Camelized<SampleCall>

const distinct = (values: readonly (string | number | null)[]) => [
  ...new Set(values.flatMap((value) => (value === null ? [] : [String(value)]))),
]

/** What a call is for, as its row says: its purpose, or where it has none its kind. */
export const purposeOf = ({ category, aiAgent, scenarioType }: Call) =>
  category ?? (aiAgent === 'surveyor' ? 'survey' : scenarioType)

/** Where the words of a purpose stand in `samples.json`. */
export const purposeKey = (purpose: string) =>
  SCENARIO_TYPES.some((type) => type === purpose) ? `kind.${purpose}` : `category.${purpose}`

/** The filters a list of sample calls can have: what its calls are for, in one row of chips; where that tells none apart, what else does. */
export const sampleFacets = (calls: readonly Call[], t: (key: string) => string): Facet[] => {
  const facet = (
    name: string,
    label: string,
    look: Facet['look'],
    values: readonly (string | number | null)[],
    labelOf: (value: string) => string,
  ): Facet => ({
    name,
    label,
    all: look === 'chips' ? t('all') : t('any'),
    look,
    options: distinct(values).map((value) => ({ value, label: labelOf(value) })),
  })
  const purpose = facet('category', t('filter'), 'chips', calls.map(purposeOf), (value) =>
    t(purposeKey(value)),
  )
  if (purpose.options.length > 1) return [purpose]
  return [
    facet(
      'type',
      t('kindFilter'),
      'select',
      calls.map(({ scenarioType }) => scenarioType),
      (value) => t(`kind.${value}`),
    ),
    facet(
      'agent',
      t('agentFilter'),
      'select',
      calls.map(({ aiAgent }) => aiAgent),
      (value) => t(`agent.${value}`),
    ),
    facet(
      'otp',
      t('otpFilter'),
      'select',
      calls.map(({ otpLength }) => otpLength),
      (value) => t(`otp.${value}`),
    ),
  ].filter(({ options }) => options.length > 1)
}
