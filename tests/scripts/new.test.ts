import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { jobSchema } from '../../features/careers/job-schema.ts'
import { newsItemSchema } from '../../lib/contract/news.ts'
import { KINDS, make, UNWRITTEN } from '../../scripts/new/make.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'))
  for (const file of [
    'content/guides/guides.json',
    'features/flags/flag-keys.ts',
    'platform/seed/flags.json',
  ])
    cpSync(file, path.join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file = '') => readFileSync(path.join(root, file), 'utf8')

test('a job and a piece of news fit their schemas as they come', async () => {
  const [job] = await make('job', 'nguoi-viet', { root })
  const [news] = await make('news', 'a-new-thing', { root })
  expect(jobSchema.safeParse(JSON.parse(read(job))).error).toBeUndefined()
  expect(
    newsItemSchema
      .omit({ id: true })
      .strict()
      .safeParse(JSON.parse(read(news))).error,
  ).toBeUndefined()
})

test('a guide has its front matter in both languages and stands in the list', async () => {
  const [vi, en, list] = await make('guide', 'mot-bai-moi', { root })
  const head = z.object({
    title: z.string(),
    description: z.string().max(165),
    faq: z.array(z.unknown()).min(3),
  })
  for (const file of [vi, en])
    expect(head.safeParse(parse(read(file).split('---\n')[1] ?? '')).error).toBeUndefined()
  expect(Object.keys(JSON.parse(read(list))).at(-1)).toBe('mot-bai-moi')
})

test('a flag is known to the site and served by the platform, off', async () => {
  const [keys, seed] = await make('flag', 'new-header', { root })
  expect(read(keys)).toContain("'new-header': false,")
  expect(JSON.parse(read(seed))).toMatchObject({ 'new-header': false })
})

test.each(KINDS)('a %s is not made twice, nor under a name that is no address', async (kind) => {
  await make(kind, 'once', { root })
  await expect(make(kind, 'once', { root })).rejects.toThrow('already')
  await expect(make(kind, 'Hai chữ', { root })).rejects.toThrow('small letters')
})

test('nothing published is still to be written', () => {
  const files = globSync(['content/**/*.{json,md}', 'locales/**/*.json'])
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(UNWRITTEN))).toEqual([])
})
