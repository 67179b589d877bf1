import { describe, expect, test } from 'vitest'
import { askedFields, toCatalogue, type Catalogue } from '@/features/demo-call/form/catalogue'
import { CONSENT_VERSIONS, type FormValues, type Start } from '@/features/demo-call/form/form-values'
import { SCENARIOS, startingValues, wholeValues } from '@/features/demo-call/form/scenarios'
import { lazyApi } from '@/features/demo-call/call/lazy-api'
import { linkedAgent } from '@/features/demo-call/form/linked-agent'
import { callAdapters } from '@/features/demo-call/call/call-adapters'
import { AI_AGENTS, DEMO_CALL_KINDS, type DemoCallKind } from '@/lib/contract/enums'
import { LOCALES } from '@/lib/i18n/config'
import { campaignListSchema } from '@/lib/contract/campaign'
import { placeholdersIn } from '@/lib/domain/script-template'
import { voiceListSchema } from '@/lib/contract/voice'
import { camelize } from '@/lib/http'
import campaigns from '../../../../platform/seed/campaigns.json'
import script from '../../../../platform/seed/voice-otp.json'
import voices from '../../../../platform/seed/voices.json'

const TYPES: Record<DemoCallKind, string> = {
  'auto-call': 'AUTO_CALL',
  callbot: 'CALLBOT',
  'voice-otp': 'VOICE_OTP',
}
const catalogueOf = (kind: DemoCallKind): Catalogue =>
  toCatalogue({
    campaigns: camelize(campaignListSchema.parse(campaigns)).filter(
      ({ scenarioType }) => scenarioType === TYPES[kind],
    ),
    voices: camelize(voiceListSchema.parse(voices)),
    script: kind === 'voice-otp' ? { vi: script.vi.join('\n'), en: script.en.join('\n') } : null,
  })
const startOf = (kind: DemoCallKind, more: Partial<Start> = {}): Start => ({
  kind,
  catalogue: catalogueOf(kind),
  campaignId: undefined,
  code: '482913',
  lang: 'vi',
  line: 'simulated',
  ...more,
})
const filled = (start: Start): FormValues => {
  const values = startingValues(start)
  const personalizedFields = start.kind === 'voice-otp' ? {} : { ...values.personalizedFields, ten: 'Minh' }
  return { ...values, phoneNumber: '0912 345 678', consent: true, personalizedFields }
}

describe.each(DEMO_CALL_KINDS)('%s', (kind) => {
  test.each(LOCALES)(
    'what stands in the form at first is a good request but for what only the visitor knows (%s)',
    (lang) => {
      const start = startOf(kind, { lang })
      expect(lazyApi.checkForm(filled(start), start.catalogue)).toEqual({})
      const untouched = lazyApi.checkForm(startingValues(start), start.catalogue)
      expect(untouched).toMatchObject({ phoneNumber: 'PHONE_EMPTY', consent: 'CONSENT_REQUIRED' })
    },
  )

  test.each(LOCALES)('sent before its choices have settled it is whole all the same (%s)', (lang) => {
    const start = startOf(kind, { lang })
    const typed = { ...filled(start), ...(kind !== 'voice-otp' && { personalizedFields: { ten: 'Minh' } }) }
    expect(lazyApi.checkForm(wholeValues(start, typed), start.catalogue)).toEqual({})
  })

  test('the receipt names the sentence agreed to, which is another one for a simulated call', () => {
    const versionOn = (line: Start['line']) => {
      const values = filled(startOf(kind, { line }))
      return callAdapters[kind].body(values, 'solved')
    }
    expect(versionOn('service')).toMatchObject({ consent: { version: CONSENT_VERSIONS.service } })
    expect(versionOn('simulated')).toMatchObject({ consent: { version: CONSENT_VERSIONS.simulated } })
  })

  test('the first voice speaks the language of the page', () => {
    for (const lang of LOCALES) {
      const start = startOf(kind, { lang })
      const { voice } = startingValues(start)
      expect(start.catalogue.voices.find(({ id }) => id === voice)?.language).toBe(lang)
    }
  })

  test.each(LOCALES)('asked for is what the sentences of the call use, and nothing else (%s)', (lang) => {
    for (const campaign of catalogueOf(kind).campaigns) {
      const asked = askedFields(campaign, lang).map(([name]) => name)
      expect(asked.toSorted()).toEqual([...new Set(placeholdersIn(campaign.script[lang]))].toSorted())
    }
  })

  test('what was typed before is not asked for twice', () => {
    const typed = { phoneNumber: '0912345678', personalizedFields: { ten: 'Lan' } }
    expect(startingValues(startOf(kind, { typed }))).toMatchObject(typed)
  })
})

test('every agent has a scenario of each kind of call, for its anchor', () => {
  for (const kind of ['auto-call', 'callbot'] as const)
    for (const agent of AI_AGENTS)
      expect(catalogueOf(kind).campaigns.filter(({ aiAgent }) => aiAgent === agent).length).toBeGreaterThan(0)
})

test('a new scenario keeps what fits it and replaces what does not', () => {
  const catalogue = catalogueOf('auto-call')
  const values = { ...filled(startOf('auto-call')), campaignId: 'trial-class' }
  const settled = SCENARIOS['auto-call'].settle({
    values: { ...values, voice: 'hoai-an', personalizedFields: { danh_xung: 'Chị', ten: 'Lan' } },
    catalogue,
    lang: 'vi',
  })
  expect(settled).toEqual({ voice: 'mai-chi', personalizedFields: { danh_xung: 'Chị', ten: 'Lan' } })
})

describe('a code', () => {
  const start = startOf('voice-otp')

  test('of four digits is the beginning of the six, in the preview and in the request', () => {
    const values = { ...filled(start), digits: '4', rate: '1.2' }
    const spoken = SCENARIOS['voice-otp'].filledScript({ values, catalogue: start.catalogue, lang: 'vi' })
    expect(spoken?.values['ma']).toBe('4\u00a08\u00a02\u00a09')
    expect(callAdapters['voice-otp'].body(values, 'r')).toMatchObject({ otpCode: '4829', rate: 1.2 })
    expect(SCENARIOS['voice-otp'].handset(values).values).toMatchObject({ otpCode: '4829', otpLength: 4 })
  })

  test('is previewed in the language of the voice, and always as a test code', () => {
    const english = { ...filled(start), voice: 'iris' }
    const spoken = SCENARIOS['voice-otp'].filledScript({
      values: english,
      catalogue: start.catalogue,
      lang: 'vi',
    })
    expect(spoken).toMatchObject({ language: 'en' })
    expect(script.vi.join(' ')).toMatch(/mã thử/)
    expect(script.en.join(' ')).toMatch(/test code/)
  })

  test('is read between 0.5 and 2 times as fast', () => {
    for (const rate of ['0.4', '2.1', 'x'])
      expect(lazyApi.checkForm({ ...filled(start), rate }, start.catalogue)).toEqual({ rate: 'RATE_INVALID' })
  })
})

test('an address speaks of an agent by its anchor or its form, and of nobody else', () => {
  expect(linkedAgent('#surveyorai')).toBe('surveyor')
  expect(linkedAgent('#demo-collector')).toBe('collector')
  for (const hash of ['', '#', '#demo', '#surveyor', '#demo-']) expect(linkedAgent(hash)).toBeUndefined()
})
