import { readFileSync } from 'node:fs'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isClosed } from '@/features/careers/job-schema'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

afterEach(() => vi.unstubAllEnvs())

const html = async (values: Record<string, string>, lang: Locale) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  const { ApplyPage } = await import('@/features/careers/apply-page')
  const { readJobs } = await import('@/features/careers/read-jobs')
  const job = (await readJobs()).find((entry) => !isClosed(entry, Date.now()))
  if (!job) throw new Error('no open job')
  const { prelude } = await prerender(<ApplyPage job={job} lang={lang} />)
  return { page: await new Response(prelude).text(), job: job.title[lang] }
}

const fileOf = (lang: Locale, name: string) =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

describe.each(LOCALES)('the page of an application in %s', (lang) => {
  const { consent } = fileOf(lang, 'careers-form')
  const common = fileOf(lang, 'common')

  test('asks for consent for as long as the setting keeps applications', async () => {
    const days = new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    for (const [setting, kept] of [
      ['90', days.format(90)],
      ['0', common.keptForGood],
    ] as const) {
      const { page, job } = await html({ RETENTION_DAYS_APPLICATIONS: setting, BRAND_NAME: 'Brand' }, lang)
      expect(page).toContain(fillIn(consent, { brand: 'Brand', job, kept }))
    }
  })

  test('says before the form that a demonstration reads nothing', async () => {
    const { page } = await html({ DEMO_NOTICE: 'true' }, lang)
    expect(page.indexOf(common.demoForm)).toBeGreaterThan(-1)
    expect(page.indexOf(common.demoForm)).toBeLessThan(page.indexOf('data-form="application"'))
    expect((await html({ DEMO_NOTICE: '' }, lang)).page).not.toContain(common.demoForm)
  })
})
