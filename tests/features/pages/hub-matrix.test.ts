import { expect, test } from 'vitest'
import { industryRow, caseRow } from '@/features/pages/interactive/hub-matrix'
import { hasPage, pageAt } from '@/features/pages/registry'
import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { camelize } from '@/lib/http'
import samples from '../../../platform/seed/sample-calls.json' with { type: 'json' }

const calls = camelize(sampleCallListSchema.parse(samples))
const pages = {
  hasPage,
  link: (path: string) => ({ href: pageAt(path).path, name: path, tagline: path }),
}
const filled = (cells: ReadonlyMap<string, { href: string } | undefined>) =>
  [...cells].flatMap(([key, cell]) => (cell ? [[key, cell.href]] : []))

test('an industry fills what its calls do and the pages it has', () => {
  expect(filled(industryRow('/industries/banking', calls, pages).cells)).toEqual([
    ['collector', '/industries/banking?agent=collector#samples'],
    ['otp', '/industries/banking?type=VOICE_OTP#samples'],
    ['study', '/case-studies/bank-otp-fallback'],
    ['aicall', '/aicall/industries/banking'],
  ])
  expect(filled(industryRow('/industries/entertainment', [], pages).cells)).toEqual([])
})

test('no sample call of an industry is left out of its row', () => {
  for (const industry of new Set(calls.map((call) => call.industry))) {
    const own = calls.filter((call) => call.industry === industry)
    const { cells } = industryRow(`/industries/${industry}`, calls, pages)
    const counted = [...cells.values()].flatMap((cell) => (cell && 'calls' in cell ? cell.calls : []))
    expect(new Set(counted), `${industry}`).toEqual(new Set(own))
  }
})

test('a use case fills where it is heard, else where a page tells of it', () => {
  const { cells } = caseRow(
    '/use-cases/sales',
    {
      calls: calls.filter(({ category }) => category === 'telesales'),
      industries: ['/industries/education', '/industries/estate', '/industries/news'],
      told: { '/use-cases/sales': ['/industries/education', '/industries/estate'] },
    },
    pages,
  )
  expect(filled(cells)).toEqual([
    ['/industries/education', '/industries/education#samples'],
    ['/industries/estate', '/industries/estate'],
  ])
})
