import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import asked from '@/content/consents.json'
import { consentVersion } from '@/features/careers/apply/apply-form'
import { CONSENT_VERSION as CONTACT } from '@/features/contact/contact-form'
import { CONSENT_VERSION as DATA_RIGHTS } from '@/features/data-rights/rights-form'
import { CONSENT_VERSIONS } from '@/features/demo-call/form/form-values'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { CONSENT_VERSION as SIGN_UP } from '../../platform/identity/routes/registration-routes.ts'

const wordsOf = new Map(Object.entries<Record<Locale, string>>(asked))
const fileOf = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const shown = (lang: Locale) => ({
  [CONTACT]: fileOf(`locales/${lang}/contact-form.json`).consent,
  [DATA_RIGHTS]: fileOf(`locales/${lang}/data-rights.json`).consent,
  [consentVersion(90).replace(/-90d$/, '')]: fileOf(`locales/${lang}/careers-form.json`).consent,
  [CONSENT_VERSIONS.service]: fileOf(`locales/${lang}/demo-call.json`).consent,
  [CONSENT_VERSIONS.simulated]: fileOf(`locales/${lang}/demo-call-simulated.json`).consent,
  [SIGN_UP]: fileOf(`platform/identity/messages/${lang}.json`).register.consent,
})

describe.each(LOCALES)('consent in %s', (lang) => {
  test.each(Object.entries(shown(lang)))('what %s names is what is asked', (version, sentence) => {
    expect(sentence).toBe(wordsOf.get(version)?.[lang])
  })

  test('no two versions say the same', () => {
    const sentences = [...wordsOf.values()].map((words) => words[lang])
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
