import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CountKind } from '../../lib/contract/enums.ts'

/** How often what was done on a day (counted from 1970, in Vietnam); no row is about a person. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: integer('day').notNull(),
    kind: text('kind').$type<CountKind>().notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ name: 'daily_counts_pkey', columns: [table.day, table.kind, table.name] })],
)
