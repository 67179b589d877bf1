import { z } from 'zod'
import { submit } from './lib/indexnow.ts'

// Tells search engines which pages changed: `npm run indexnow -- 2026-11-20` for those since a day, without a day all of them.
const settings = z
  .object({
    INDEXNOW_KEY: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'),
    INDEXNOW_URL: z.url().default('https://api.indexnow.org/indexnow'),
    PRODUCTION_SITE_URL: z.url({ error: 'only the production site is named to search engines' }),
  })
  .safeParse({ ...process.env, INDEXNOW_URL: process.env['INDEXNOW_URL'] || undefined })
const since = z.iso.date().optional().safeParse(process.argv[2])

if (!settings.success || !since.success) {
  for (const { path, message } of [...(settings.error?.issues ?? []), ...(since.error?.issues ?? [])])
    console.error(`${path.join('.') || 'since'}: ${message}`)
  process.exitCode = 1
} else {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, PRODUCTION_SITE_URL: site } = settings.data
  const count = await submit({ endpoint, key, site: site.replace(/\/$/, ''), since: since.data })
  console.log(`${count} addresses named to ${endpoint}`)
}
