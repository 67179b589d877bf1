import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which texts a visitor had read aloud on which day; the texts themselves are not kept. */
export const ttsUses = pgTable(
  'tts_uses',
  {
    visitorHash: text('visitor_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    day: integer('day').notNull(),
    contentId: text('content_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorHash, table.day, table.contentId] })],
)
