import type { Facet } from '@/features/audio/list-filter'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'

type Call = Camelized<SampleCall>

const distinct = (values: readonly (string | number | null)[]) => [
  ...new Set(values.flatMap((value) => (value === null ? [] : [String(value)]))),
]

/** The filters a list of sample calls can have: only those that tell its calls apart. */
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
    facet(
      'category',
      t('filter'),
      'chips',
      calls.map(({ category }) => category),
      (value) => t(`category.${value}`),
    ),
  ].filter(({ options }) => options.length > 1)
}
