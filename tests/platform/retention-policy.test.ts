import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { loadContent } from '@/features/pages/content'
import { pageAt } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { KEEP_DAYS, RETENTION_DAYS } from '@/lib/domain/retention'
import { parseEnv } from '@/lib/env'
import * as apiSchema from '../../platform/db/api-schema.ts'
import * as callApiSchema from '../../platform/db/call-api-schema.ts'
import * as countSchema from '../../platform/db/count-schema.ts'
import * as guardSchema from '../../platform/db/guard-schema.ts'
import * as identitySchema from '../../platform/db/identity-schema.ts'
import * as platformSchema from '../../platform/db/schema.ts'
import { readEnv } from '../../platform/env.ts'

// Which entry of the policy's list speaks for a table; none where a table holds nothing about a person.
const ENTRY: Record<string, number | null> = {
  calls: 0,
  call_events: 0,
  replicas: null,
  feature_flags: null,
  tts_uses: 3,
  speech_uses: null,
  submissions: 4,
  outbox: 4,
  uploads: 5,
  consents: 7,
  suppressions: 8,
  identity_users: 9,
  identity_records: 9,
  identity_keys: null,
  identity_second_factors: 9,
  blocks: 10,
  probe_days: null,
  browser_reports: 12,
  daily_counts: 13,
  captcha_uses: 10,
  rate_limits: 10,
  identity_attempts: 10,
  api_keys: 11,
  api_uses: 11,
  speeches: 11,
  call_campaigns: 0,
  api_calls: 0,
  webhooks: 11,
  webhook_deliveries: 11,
}
const CHAPTER = 5

const policy = (lang: string) =>
  JSON.parse(readFileSync(`locales/${lang}/pages/privacy-policy.json`, 'utf8')).text.chapters[CHAPTER]

test('every table of the platform has its entry', () => {
  const tables = [platformSchema, apiSchema, callApiSchema, countSchema, guardSchema, identitySchema]
    .flatMap((schema): unknown[] => Object.values(schema))
    .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
  expect(Object.keys(ENTRY).toSorted()).toEqual(tables.toSorted())
})

test('site and platform have the same settings and defaults', () => {
  expect(readEnv({})).toMatchObject(RETENTION_DAYS)
  expect(parseEnv({})).toMatchObject(RETENTION_DAYS)
})

describe.each(LOCALES)('the policy in %s', (lang) => {
  const { list }: { list: string[] } = policy(lang)

  test('has an entry for every table and names every limit once', () => {
    for (const entry of Object.values(ENTRY)) if (entry !== null) expect(list[entry]).toBeTruthy()
    const places = list.flatMap((text) => text.match(/\{\{kept\w+\}\}/g) ?? [])
    expect(places.length).toBe(new Set(places).size)
    expect(places).toHaveLength(Object.keys(KEEP_DAYS).length + Object.keys(RETENTION_DAYS).length)
  })

  test('prints the days that are set', async () => {
    const { texts } = await loadContent(pageAt('/privacy-policy'), lang)
    const printed = JSON.stringify(texts)
    expect(printed).not.toContain('{{')
    for (const days of [KEEP_DAYS.calls, RETENTION_DAYS.RETENTION_DAYS_CONTACTS])
      expect(printed).toMatch(new RegExp(`${days}\\s(ngày|days)`))
  })
})
