import { and, gte, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { vietnamDay } from '../../lib/domain/vietnam-day.ts'
import type { Db } from '../db/open.ts'
import { probeDays, type Service } from '../db/guard-schema.ts'
import { siteOf } from '../env.ts'

/** In the order of the page. */
const SERVICES = ['site', 'platform', 'signIn'] as const satisfies Service[]

/** How many days are kept and shown. */
export const DAYS = 90
const DAY_MS = 24 * 3_600_000
const PATIENCE_MS = 10_000

const expectAnswer = async (url: string) => {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!ok) throw new Error('it does not answer as it should')
}

type Probes = Partial<Record<Service, () => Promise<unknown>>>

/** The probe of each service this installation has. */
export const probesOf = ({ env, database }: Pick<FastifyInstance, 'env' | 'database'>): Probes => {
  const keycloak = env.KEYCLOAK_INTERNAL_URL ?? env.KEYCLOAK_URL
  const realm = `${keycloak}/realms/${env.KEYCLOAK_REALM}/.well-known/openid-configuration`
  return {
    site: () => expectAnswer(`${siteOf(env)}/livez`),
    platform: database.ping,
    ...(keycloak && { signIn: () => expectAnswer(realm) }),
  }
}

/** Looks at every service once and counts what it found into the day. */
export const probeAll = async (db: Db, probes: Probes, now: number): Promise<void> => {
  for (const service of SERVICES) {
    const probe = probes[service]
    if (!probe) continue
    const isUp = await probe().then(
      () => true,
      () => false,
    )
    const failures = isUp ? 0 : 1
    await db
      .insert(probeDays)
      .values({ service, day: vietnamDay(now), checks: 1, failures, isUp, checkedAt: new Date(now) })
      .onConflictDoUpdate({
        target: [probeDays.service, probeDays.day],
        set: {
          checks: sql`${probeDays.checks} + 1`,
          failures: sql`${probeDays.failures} + ${failures}`,
          isUp,
          checkedAt: new Date(now),
        },
      })
  }
}

/** A day of a service: the share (0 to 1) of looks that found it well, null where nobody looked. */
export type DayOfService = { day: number; share: number | null }
export type ServiceStatus = { service: Service; isUp: boolean; checkedAt: Date; days: DayOfService[] }

/** What the probes have found of each service in the last 90 days, the oldest day first; nothing for one nobody has looked at. */
export const readStatus = async (db: Db, now: number): Promise<ServiceStatus[]> => {
  const days = Array.from({ length: DAYS }, (_, index) => vietnamDay(now - (DAYS - 1 - index) * DAY_MS))
  const rows = await db
    .select()
    .from(probeDays)
    .where(and(gte(probeDays.day, days[0] ?? 0)))
  return SERVICES.flatMap((service) => {
    const own = new Map(rows.filter((row) => row.service === service).map((row) => [row.day, row]))
    const last = own.get(Math.max(...own.keys()))
    if (!last) return []
    const shares = days.map((day) => {
      const row = own.get(day)
      return { day, share: row ? (row.checks - row.failures) / row.checks : null }
    })
    return [{ service, isUp: last.isUp, checkedAt: last.checkedAt, days: shares }]
  })
}

/** Deletes what is older than the page shows. */
export const forgetProbes = (db: Db, now: number) =>
  db.delete(probeDays).where(lt(probeDays.day, vietnamDay(now - DAYS * DAY_MS)))
