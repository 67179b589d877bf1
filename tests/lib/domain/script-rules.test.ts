import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { LOCALES, type Locale } from '../../../lib/contract/enums.ts'
import { recordedLineSchema } from '../../../lib/contract/sample-call.ts'
import { scriptFaults, type CallScript, type ScriptFault } from '../../../lib/domain/script-rules.ts'
import { mergeScript, placeholdersIn } from '../../../lib/domain/script-template.ts'
import campaigns from '../../../platform/seed/campaigns.json' with { type: 'json' }
import handset from '../../../platform/seed/handset.json' with { type: 'json' }
import samples from '../../../platform/seed/sample-calls.json' with { type: 'json' }
import otp from '../../../platform/seed/voice-otp.json' with { type: 'json' }
import scenes from '../../../scripts/audio/scenes.source.json' with { type: 'json' }

const turn = z.object({ speaker: z.enum(['agent', 'customer']), text: z.string() })
const page = z.object({
  script: z.object({ lines: z.array(z.object({ by: z.string(), text: z.string() })) }).optional(),
})

/** Dialogues of pages that are no calls: written chats, and a text beside how it is read. */
const NO_CALLS = [
  'smartdialog/chatbot',
  'industries/news',
  'industries/retail',
  'industries/telecom',
  'case-studies/audio-articles',
]

/** Scenes that are no calls: an article that is read, a film that is dubbed. */
const NO_CALL_SCENES = ['news', 'entertainment']

const agent = (...texts: string[]) => texts.map((text) => ({ speaker: 'agent' as const, text }))

// What only an opening has to say is not asked of what comes after it.
const later = (faults: readonly ScriptFault[]) =>
  faults.filter((fault) => fault === 'key-meaning' || fault === 'asks-digits' || fault === 'self')

const pageScripts = (lang: Locale) =>
  globSync(`locales/${lang}/pages/**/*.json`).flatMap((file) => {
    const name = file.slice(`locales/${lang}/pages/`.length, -'.json'.length)
    const { script } = page.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (!script || NO_CALLS.includes(name)) return []
    const lines = script.lines.map(({ by, text }) => ({
      speaker: by === 'agent' ? ('agent' as const) : ('customer' as const),
      text,
    }))
    return [{ name: `${lang} page ${name}`, script: { language: lang, lines } }]
  })

const ALL: { name: string; script: CallScript }[] = LOCALES.flatMap((language) => [
  ...campaigns.map(({ id, dialogue }) => ({
    name: `${language} campaign ${id}`,
    script: { language, lines: z.array(turn).parse(dialogue[language]) },
  })),
  ...samples
    .filter((sample) => sample.language === language)
    .map(({ id, transcript }) => ({
      name: `${language} sample ${id}`,
      script: { language, lines: z.array(turn).parse(transcript) },
    })),
  ...samples
    .filter((sample) => sample.language !== language)
    .flatMap(({ id, transcript }) => {
      const lines = z
        .array(recordedLineSchema)
        .parse(transcript)
        .flatMap(({ speaker, translation }) => {
          const text = translation?.[language]
          return text ? [{ speaker, text }] : []
        })
      return lines.length > 0 ? [{ name: `${language} of ${id}`, script: { language, lines } }] : []
    }),
  ...scenes
    .filter((scene) => scene.language === language && !NO_CALL_SCENES.includes(scene.id))
    .map(({ id, turns }) => ({
      name: `${language} scene ${id}`,
      script: { language, lines: z.array(turn).parse(turns) },
    })),
  { name: `${language} code`, script: { language, lines: agent(...otp[language]) } },
  ...pageScripts(language),
])

test.each(ALL)('$name keeps the rules of a call', ({ script }) => {
  expect(scriptFaults(script)).toEqual([])
})

describe('the handset', () => {
  const steps = handset.scripts.flatMap(({ id, kind, start, steps }) =>
    Object.entries(steps).map(([step, words]) => ({ id, kind, step, words, opens: step === start })),
  )
  it.each(LOCALES)('says the same as a call in %s', (language) => {
    for (const { id, step, words, opens } of steps) {
      const faults = scriptFaults({ language, lines: agent(words[language]) })
      expect(opens ? faults : later(faults), `${id}.${step}`).toEqual([])
    }
  })

  it('gives key 3 to a person and 9 to the end, except where a score is given or an answer picked', () => {
    for (const { id, kind, step, words } of steps) {
      if (kind === 'callbot' || !('keys' in words) || '5' in words.keys) continue
      if ('3' in words.keys) expect(words.keys['3'], `${id}.${step}`).toMatchObject({ to: 'person' })
      expect(Object.keys(words.keys), `${id}.${step}`).not.toContain('9')
    }
  })
})

describe('pictures', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || !value) return []
    // What a picture is called by is not said in it.
    return Object.entries<unknown>({ ...value }).flatMap(([key, words]) =>
      key === 'label' ? [] : flat(words),
    )
  }
  const shown = z.object({
    'agent-announcer': z.object({ message: z.object({ heard: z.string() }) }),
    'list-import': z.object({ preview: z.object({ before: z.string(), after: z.string() }) }),
  })

  it.each(LOCALES)('say nothing in %s that a call may not say', (language) => {
    const pictures: unknown = JSON.parse(readFileSync(`locales/${language}/pictures.json`, 'utf8'))
    const said = flat(pictures)
    expect(said.length).toBeGreaterThan(500)
    for (const text of said) {
      const faults = scriptFaults({ language, lines: agent(text) })
      expect(faults, text).not.toContain('key-meaning')
      expect(faults, text).not.toContain('self')
    }
    const drawn = shown.parse(pictures)
    const { before, after } = drawn['list-import'].preview
    const openings = [drawn['agent-announcer'].message.heard, `${before} ${after}`]
    for (const text of openings) {
      const faults = scriptFaults({ language, lines: agent(text) })
      expect(faults, text).not.toContain('no-ai')
      expect(faults, text).not.toContain('no-purpose')
    }
  })
})

describe('the rules can be broken', () => {
  const opening = 'Xin chào, đây là trợ lý AI của ngân hàng, gọi để báo tin. Có ghi âm, bấm 9 để ngừng.'
  const cases: [ScriptFault, CallScript['lines']][] = [
    ['no-ai', agent(opening.replace('trợ lý AI', 'nhân viên'))],
    ['no-purpose', agent(opening.replace(', gọi để báo tin', ''))],
    ['no-recording', agent(opening.replace('Có ghi âm, b', 'B'))],
    ['no-stop', agent(opening.replace(', bấm 9 để ngừng', ''))],
    ['key-meaning', agent(opening, 'Bấm 3 để huỷ đơn.')],
    ['key-meaning', agent(opening, 'Bấm 0 để gặp lễ tân.')],
    ['debt-before-person', agent(opening, 'Kỳ trả góp của anh là 1.000.000 đồng.')],
    ['asks-digits', agent(opening, 'Anh bấm giúp bốn số cuối của hợp đồng.')],
    ['self', agent(opening, 'Trợ lý đã ghi nhận.')],
    ['self', agent(opening, 'Cảm ơn bác, em đã ghi nhận.')],
    ['self', agent(opening, 'Cảm ơn anh, tôi sẽ gọi lại.')],
  ]
  it.each(cases)('%s', (fault, lines) => {
    expect(scriptFaults({ language: 'vi', lines })).toEqual([fault])
  })

  it('a debt may be named once somebody has answered who it is', () => {
    const lines = [
      ...agent(opening),
      { speaker: 'customer' as const, text: 'Đúng.' },
      ...agent('Kỳ trả góp của anh.'),
    ]
    expect(scriptFaults({ language: 'vi', lines })).toEqual([])
  })
})

describe('the assistant’s own pronoun', () => {
  it.each([
    ['Anh', 'em'],
    ['Quý khách', 'em'],
    ['Bác', 'cháu'],
    ['Em', 'mình'],
  ])('to %s it is %s', (danh_xung, self) => {
    expect(mergeScript('{{danh_xung}} {{tu_xung}}', { danh_xung })).toBe(`${danh_xung} ${self}`)
  })

  it('is asked of nobody, and every form of address on offer has one', () => {
    expect(placeholdersIn('{{tu_xung}} {{ten}}')).toEqual(['danh_xung', 'ten'])
    for (const { personalized_fields: fields } of campaigns)
      for (const danh_xung of fields.danh_xung.options)
        expect(mergeScript('{{tu_xung}}', { danh_xung })).not.toContain('{')
  })
})
