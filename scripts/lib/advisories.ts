import { z } from 'zod'

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      via: z.array(z.union([z.string(), z.looseObject({ title: z.string(), url: z.string() })])),
    }),
  ),
})

export type Advisory = { line: string; isGrave: boolean }

/** The known faults of packages in the answer of `npm audit --json`; null when it is no such answer. */
export const readAdvisories = (text: string): Advisory[] | null => {
  const answer = z.preprocess((value) => {
    try {
      return JSON.parse(String(value))
    } catch {
      return null
    }
  }, auditSchema)
  const { data } = answer.safeParse(text)
  if (!data) return null
  return Object.values(data.vulnerabilities).map(({ name, severity, range, via }) => ({
    line: `${severity}: ${name} ${range} · ${via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`)).join(' · ')}`,
    isGrave: severity === 'high' || severity === 'critical',
  }))
}
