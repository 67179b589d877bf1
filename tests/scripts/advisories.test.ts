import { describe, expect, it } from 'vitest'
import { readAdvisories } from '../../scripts/lib/advisories.ts'

/** As `npm audit --json` writes it. */
const audit = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      leftpad: {
        name: 'leftpad',
        severity,
        isDirect: true,
        via: [{ source: 1, title: 'Pads too much', url: 'https://advisories.example/1', severity }],
        effects: ['rightpad'],
        range: '<1.2.0',
        fixAvailable: true,
      },
      rightpad: { name: 'rightpad', severity: 'low', via: ['leftpad'], range: '*', fixAvailable: true },
    },
  })

describe('advisories', () => {
  it.each([
    ['critical', true],
    ['high', true],
    ['moderate', false],
  ])('of severity %s fail: %s', (severity, isGrave) => {
    const found = readAdvisories(audit(severity)) ?? []
    expect(found.map((advisory) => advisory.isGrave)).toEqual([isGrave, false])
    expect(found[0]?.line).toBe(`${severity}: leftpad <1.2.0 · Pads too much https://advisories.example/1`)
    expect(found[1]?.line).toBe('low: rightpad * · through leftpad')
  })

  it('may be none', () => {
    expect(readAdvisories('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([])
  })

  it.each(['', 'not found', '{"message":"405 Method Not Allowed","statusCode":405}', 'null'])(
    'are unknown when the registry answers %j',
    (text) => {
      expect(readAdvisories(text)).toBeNull()
    },
  )
})
