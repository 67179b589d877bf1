import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { resolveKey, keyOf, menuStepOf } from '@/features/demo-call/handset/resolve-key'
import { stepOf, type Script } from '@/features/demo-call/handset/script'
import { HANDSET_KEYS, LOCALES } from '@/lib/contract/enums'
import { HANDSET_SCRIPTS, stepsOf, textOf } from '../../../../platform/calls/handset-scripts'
import campaigns from '../../../../platform/seed/campaigns.json'
import { scriptOf, shippedScripts } from './scripts'

const reachable = (script: Script) => {
  const found = new Set([script.start, 'silent', 'unknown'])
  for (const id of found) {
    const step = stepOf(script, id)
    if (step.next) found.add(step.next)
    if (!step.end) found.add(step.silence)
    for (const key of HANDSET_KEYS) {
      const choice = resolveKey(script, id, key)
      if (choice.kind === 'go') found.add(choice.to)
    }
  }
  return found
}

test('every campaign has a script, and codes have one for each length, in both languages', () => {
  const names = shippedScripts().map(([name]) => name)
  const wanted = [...campaigns.map(({ id }) => id), 'voice-otp-4', 'voice-otp-6']
  for (const name of wanted) for (const language of LOCALES) expect(names).toContain(`${name}.${language}`)
})

describe.each(shippedScripts())('%s', (name, script) => {
  test('every key at every step leads somewhere', () => {
    for (const id of Object.keys(script.steps)) {
      for (const key of HANDSET_KEYS) {
        const choice = resolveKey(script, id, key)
        if (choice.kind === 'go') expect(script.steps, `${id} ${key}`).toHaveProperty([choice.to])
        if (choice.kind === 'stay') expect(stepOf(script, id).end, `${id} ${key}`).toBeDefined()
      }
    }
  })

  test('every step can be reached, and from each one the call can end well', () => {
    expect([...reachable(script)].sort()).toEqual(Object.keys(script.steps).sort())
    const endings = (id: string) =>
      [...reachable({ ...script, start: id })].filter((step) => stepOf(script, step).end?.tone === 'good')
    for (const [id, step] of Object.entries(script.steps)) {
      if (!step.end && id !== 'unknown') expect(endings(id), id).not.toEqual([])
    }
  })

  test('a step listens, leads on, or ends: never two of them', () => {
    for (const [id, step] of Object.entries(script.steps)) {
      if (id === 'unknown') continue
      const ways = [Object.keys(step.keys).length > 0, Boolean(step.next), Boolean(step.end)]
      expect(ways.filter(Boolean), id).toHaveLength(1)
      if (Object.keys(step.keys).length > 0) expect(step.field, id).toBeTruthy()
    }
  })

  test('opens with who is speaking: an AI, and for whom, in a test call', () => {
    const { speech, next } = stepOf(script, script.start)
    const text = [speech.text, ...(next ? [stepOf(script, next).speech.text] : [])].join(' ')
    expect(text.split(/(?<=\.)\s/)[0]).toMatch(/trợ lý AI của Sóng AI|the AI assistant of Sóng AI/)
    expect(text).toMatch(/gọi thử thay mặt|mã thử|test call on behalf|test code/i)
  })

  test('the recorded speech is there, small, and its words run in order through its whole length', () => {
    for (const [id, { speech }] of Object.entries(script.steps)) {
      const file = `public${speech.audio_url}`
      expect(existsSync(file), `${id}: ${file}`).toBe(true)
      expect(statSync(file).size, id).toBeLessThan(80_000)
      expect(speech.text, id).not.toMatch(/[{}]/)
      let at = 0
      for (const word of speech.words) {
        expect(word.start_ms, `${id} ${word.text}`).toBeGreaterThanOrEqual(at)
        expect(word.end_ms, `${id} ${word.text}`).toBeGreaterThanOrEqual(word.start_ms)
        at = word.start_ms
      }
      const last = speech.words.at(-1)?.end_ms ?? 0
      expect(last, id).toBeLessThanOrEqual(speech.duration_ms)
      expect(last, id).toBeGreaterThan(speech.duration_ms - 1_500)
      expect(speech.words.map(({ text }) => text).join(' '), id).toBe(speech.text.replaceAll(' … ', ' '))
    }
  })

  test('says what the words of the platform say: run `npm run make:handset` after a change', () => {
    const stored = HANDSET_SCRIPTS.find(({ id }) => id === script.id)
    if (!stored) throw new Error(name)
    for (const [id, step] of Object.entries(stepsOf(stored))) {
      const { language, code } = script
      expect(stepOf(script, id).speech.text).toBe(textOf(stored, step, { language, values: {}, code }))
    }
  })
})

test('the handset opens with the very words of the campaign', () => {
  for (const campaign of campaigns) {
    const script = HANDSET_SCRIPTS.find(({ id }) => id === campaign.id)
    for (const language of LOCALES)
      expect(script?.steps[script.start]?.[language]).toBe(campaign.dialogue[language][0]?.text)
  }
})

test('the recordings weigh less than six megabytes together', () => {
  const files = new Set(
    shippedScripts().flatMap(([, { steps }]) => Object.values(steps).map(({ speech }) => speech.audio_url)),
  )
  const bytes = [...files].reduce((sum, file) => sum + readFileSync(`public${file}`).length, 0)
  expect(bytes).toBeLessThan(6_000_000)
})

test('without a name nothing is left open and nobody is called by a blank', () => {
  for (const script of HANDSET_SCRIPTS)
    for (const step of Object.values(stepsOf(script)))
      for (const language of LOCALES) {
        const text = textOf(script, step, { language, values: {}, code: '1234' })
        expect(text).not.toMatch(/ {2}| [,.?]|\{|^\s|\s$/)
      }
})

test('1, 2, 3, 9, 0, * and a key without an option, at a menu', () => {
  const script = scriptOf('appointment-reminder.vi')
  const at = (key: Parameters<typeof resolveKey>[2]) => resolveKey(script, 'hello', key)
  expect(at('1')).toMatchObject({ kind: 'go', to: 'confirmed' })
  expect(at('2')).toMatchObject({ kind: 'go', to: 'time' })
  expect(at('3')).toMatchObject({ kind: 'go', to: 'person' })
  expect(at('9')).toEqual({ kind: 'go', to: 'stop' })
  expect(at('0')).toEqual({ kind: 'unknown' })
  expect(at('*')).toEqual({ kind: 'repeat' })
  expect(at('7')).toEqual({ kind: 'unknown' })
  expect(resolveKey(script, 'confirmed', '1')).toEqual({ kind: 'stay' })
})

test('before its menu is said, a code call already takes the keys of the menu', () => {
  const script = scriptOf('voice-otp-6.en')
  expect(menuStepOf(script, 'hello')).toBe('ask')
  expect(resolveKey(script, 'hello', '2')).toMatchObject({ to: 'report' })
  expect(resolveKey(script, 'code', '7')).toEqual({ kind: 'go', to: 'ask' })
})

test('the keyboard presses phone keys, but not together with a modifier', () => {
  const held = { ctrlKey: false, metaKey: false, altKey: false }
  expect(keyOf({ key: '5', ...held })).toBe('5')
  expect(keyOf({ key: '#', ...held })).toBe('#')
  expect(keyOf({ key: 'a', ...held })).toBeUndefined()
  expect(keyOf({ key: '1', ...held, metaKey: true })).toBeUndefined()
})
