import { expect, test } from 'vitest'
import { sampleFacets } from '@/features/audio/sample-facets'
import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { camelize } from '@/lib/http'
import samples from '../../../platform/seed/sample-calls.json' with { type: 'json' }

const calls = camelize(sampleCallListSchema.parse(samples))
const facets = (of: typeof calls) =>
  sampleFacets(of, (key) => key).map(({ name, look, options }) => [
    name,
    look,
    options.map(({ label }) => label),
  ])

test('one row of chips, one for each purpose that stands beside a call', () => {
  expect(facets(calls)).toEqual([
    [
      'category',
      'chips',
      [
        'category.reminder',
        'category.confirmation',
        'category.survey',
        'category.announcement',
        'category.telesales',
        'kind.VOICE_OTP',
      ],
    ],
  ])
})

test('calls of one purpose are told apart by what else differs', () => {
  expect(facets(calls.filter(({ scenarioType }) => scenarioType === 'VOICE_OTP'))).toEqual([
    ['otp', 'select', ['otp.4', 'otp.6']],
  ])
  expect(facets(calls.filter(({ category }) => category === 'telesales'))).toEqual([])
})
