import { and, between, desc, eq, sql } from 'drizzle-orm'
import type { Stats, Total } from '../../lib/contract/counts.ts'
import type { CountKind } from '../../lib/contract/enums.ts'
import { vietnamDay, vietnamMoment } from '../../lib/domain/vietnam-day.ts'
import type { Db } from '../db/open.ts'
import { dailyCounts } from '../db/count-schema.ts'

const MOST_LISTED = 50
/** In the order in which they are taken; the last two end a form one way or the other. */
const STEPS = ['begun', 'asked', 'creating', 'calling', 'done', 'refused', 'sent']

// Noon there is the same date in UTC.
const dateOf = (day: number) => new Date(vietnamMoment(day, 12 * 60)).toISOString().slice(0, 10)

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : null)

const split = (name: string, separator: string): [string, string] => {
  const at = name.lastIndexOf(separator)
  return [name.slice(0, at), name.slice(at + separator.length)]
}

const funnelsOf = (totals: readonly Total[]): Stats['funnels'] => {
  const parts = totals.map(({ name, count }) => ({ of: split(name, '/'), count }))
  const names = [...new Set(parts.map(({ of: [name] }) => name))]
  return names.map((name) => {
    const steps = parts
      .flatMap(({ of: [form, step], count }) => (form === name ? [{ name: step, count }] : []))
      .toSorted((a, b) => STEPS.indexOf(a.name) - STEPS.indexOf(b.name))
    const first = steps[0]?.count ?? 0
    return {
      name,
      steps: steps.map(({ name: step, count }) => ({ name: step, count, share: shareOf(count, first) })),
    }
  })
}

const variantsOf = (seen: readonly Total[], reached: readonly Total[]): Stats['variants'] =>
  seen
    .map(({ name, count }) => {
      const [flag, value] = split(name, '=')
      const times = reached.find((total) => total.name === name)?.count ?? 0
      return { flag, value, seen: count, reached: times, share: shareOf(times, count) }
    })
    .toSorted((a, b) => `${a.flag} ${a.value}`.localeCompare(`${b.flag} ${b.value}`, 'en'))

/** What was counted in the last `days` days, today included. */
export const readStats = async (db: Db, days: number, now: number): Promise<Stats> => {
  const last = vietnamDay(now)
  const first = last - days + 1
  const inTime = between(dailyCounts.day, first, last)
  const sum = sql<number>`sum(${dailyCounts.count})::int`
  const totals = (kind: CountKind, most: number): Promise<Total[]> =>
    db
      .select({ name: dailyCounts.name, count: sum })
      .from(dailyCounts)
      .where(and(inTime, eq(dailyCounts.kind, kind)))
      .groupBy(dailyCounts.name)
      .orderBy(desc(sum), dailyCounts.name)
      .limit(most)
  const perDay = await db
    .select({ day: dailyCounts.day, pages: sum })
    .from(dailyCounts)
    .where(and(inTime, eq(dailyCounts.kind, 'page')))
    .groupBy(dailyCounts.day)
  const pagesOn = new Map(perDay.map(({ day, pages }) => [day, pages]))
  return {
    from: dateOf(first),
    to: dateOf(last),
    days: Array.from({ length: days }, (_, index) => ({
      day: dateOf(first + index),
      pages: pagesOn.get(first + index) ?? 0,
    })),
    pages: await totals('page', MOST_LISTED),
    sources: await totals('source', MOST_LISTED),
    funnels: funnelsOf(await totals('step', 200)),
    searches: await totals('search', MOST_LISTED),
    variants: variantsOf(await totals('variant', 200), await totals('conversion', 200)),
  }
}
