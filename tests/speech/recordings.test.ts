import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { VIDEOS } from '../../features/resources/videos.ts'
import { recordedLineSchema, sampleCallListSchema } from '../../lib/contract/sample-call.ts'
import { KEY_PRESS } from '../../lib/domain/key-press.ts'
import films from '../../locales/en/resources.json' with { type: 'json' }
import sampleCalls from '../../platform/seed/sample-calls.json' with { type: 'json' }
import source from '../../platform/seed/sample-calls.source.json' with { type: 'json' }
import compare from '../../platform/seed/voice-compare.json' with { type: 'json' }
import voiceEngines from '../../platform/seed/voice-engines.json' with { type: 'json' }
import voices from '../../platform/seed/voices.json' with { type: 'json' }
import { otpTurns } from '../../platform/speech/otp.ts'
import { SCENES, sceneSchema } from '../../scripts/audio/scenes.ts'
import { sourceCallSchema } from '../../scripts/audio/source.ts'
import { readMp3 } from './mp3-frames.ts'

const engines = z
  .record(
    z.string(),
    z.object({ sample: z.string().optional(), translation: recordedLineSchema.shape.translation }),
  )
  .parse(voiceEngines)
const calls = sampleCallListSchema.parse(sampleCalls)
const written = z.array(sourceCallSchema).parse(source)
const recorded = new Set(written.filter((call) => call.recorded).map(({ id }) => id))
const file = (url: string) => new Uint8Array(readFileSync(`public${url}`))
const drawing = (url: string): { d: number; ch: string[] } =>
  JSON.parse(readFileSync(`public${url.replace('.mp3', '.json')}`, 'utf8'))

describe('sample calls', () => {
  it('are made from the source as it is now', () => {
    expect(calls.map(({ id }) => id)).toEqual(source.map(({ id }) => id))
    for (const { id, turns } of written) {
      const spoken = calls
        .find((call) => call.id === id)
        ?.transcript.map(({ speaker, text, translation }) => ({ speaker, text, translation }))
      if (turns) expect(spoken, `run scripts/audio/make.ts ${id}`).toEqual(turns)
    }
  })

  it('say every line in English where it is spoken in Vietnamese, and only there', () => {
    const keyIn = (text = '') => KEY_PRESS.exec(text)?.[1]
    for (const { id, language, transcript } of calls)
      for (const { text, translation } of transcript) {
        expect(Object.keys(translation ?? {}), id).toEqual(language === 'vi' ? ['en'] : [])
        expect(translation?.en, id).not.toBe('')
        if (translation) expect(keyIn(translation.en), text).toBe(keyIn(text))
      }
  })

  it('say in English what captions of their films say', () => {
    for (const { id } of VIDEOS.filter(({ language }) => language === 'vi')) {
      const lines = calls.find((call) => call.id === id)?.transcript.map(({ translation }) => translation?.en)
      expect(films.videos.items[id].lines, id).toEqual(lines)
    }
  })

  it('read a code in English as an English call does', () => {
    for (const { id, otp } of written.filter(({ otp, language }) => otp && language === 'vi')) {
      const lines = calls.find((call) => call.id === id)?.transcript.map(({ translation }) => translation?.en)
      expect(lines, id).toEqual(otpTurns(otp ?? '', 'en').map(({ text }) => text))
    }
  })

  it('cover the scenarios, agents, code lengths and industries', () => {
    const values = (key: 'scenario_type' | 'ai_agent' | 'otp_length' | 'industry' | 'category') =>
      new Set(calls.map((call) => call[key]).filter((value) => value !== null))
    expect(calls.length).toBeGreaterThanOrEqual(12)
    expect([...values('scenario_type')].sort()).toEqual(['AUTO_CALL', 'CALLBOT', 'VOICE_OTP'])
    expect(values('ai_agent').size).toBe(4)
    expect([...values('otp_length')].sort()).toEqual([4, 6])
    expect(values('industry').size).toBeGreaterThanOrEqual(8)
    expect(values('category').size).toBe(4)
    expect(calls.filter(({ language }) => language === 'en')).toHaveLength(3)
  })

  it.each(calls.map((call) => [call.id, call] as const))('%s is a sound of its own length', (_, call) => {
    const bytes = file(call.audio_url)
    const facts = readMp3(bytes)
    expect(bytes.length).toBeLessThan(150_000)
    expect(facts).toMatchObject({ channels: 2 })
    expect(facts.kbps).toBeLessThanOrEqual(64)
    if (!recorded.has(call.id)) {
      expect(facts.tag).toContain('AI-generated speech')
      expect(facts.tag).toContain(call.spoken_by ?? 'nobody')
    }
    expect(Math.abs(facts.durationMs - call.duration_ms)).toBeLessThan(60)
    expect(call.duration_ms).toBeGreaterThan(15_000)
    expect(call.duration_ms).toBeLessThan(40_000)
    expect(call.peaks).toHaveLength(180)
    const { d, ch } = drawing(call.audio_url)
    expect(d).toBeCloseTo(call.duration_ms / 1000, 1)
    expect(ch.map((channel) => Buffer.from(channel, 'base64').length)).toEqual([180, 180])
    call.transcript.forEach(({ start_ms, end_ms }, i) => {
      expect(end_ms).toBeGreaterThan(start_ms)
      expect(start_ms).toBeGreaterThanOrEqual(call.transcript[i - 1]?.end_ms ?? 0)
    })
  })

  it('draw a channel as silent while the other one speaks', () => {
    for (const call of calls) {
      const [agent, customer] = drawing(call.audio_url).ch.map((channel) => [
        ...Buffer.from(channel, 'base64'),
      ])
      const bar = (ms: number) => (ms / call.duration_ms) * 180
      for (const { speaker, start_ms, end_ms } of call.transcript) {
        const silent = (speaker === 'agent' ? customer : agent) ?? []
        expect(Math.max(0, ...silent.slice(Math.ceil(bar(start_ms)) + 1, Math.floor(bar(end_ms)) - 1))).toBe(
          0,
        )
      }
    }
  })
})

describe('scenes', () => {
  const scenes = z.array(sceneSchema).parse(JSON.parse(readFileSync(SCENES, 'utf8')))

  it('have a recording in each language, with as many turns in both', () => {
    const turns = (language: string) =>
      Object.fromEntries(
        scenes.filter((scene) => scene.language === language).map(({ id, turns }) => [id, turns.length]),
      )
    expect(turns('vi')).toEqual(turns('en'))
    expect(readdirSync('public/audio/scenes').sort()).toEqual(
      scenes.flatMap(({ id, language }) => [`${id}-${language}.json`, `${id}-${language}.mp3`]).sort(),
    )
  })

  it.each(scenes.map((scene) => [scene.id, scene.language, scene] as const))(
    '%s (%s) says what is written',
    (id, language, { turns }) => {
      const url = `/audio/scenes/${id}-${language}.mp3`
      const facts = readMp3(file(url))
      expect(file(url).length).toBeLessThan(150_000)
      expect(facts.tag).toContain('AI-generated speech')
      expect(drawing(url).d).toBeCloseTo(facts.durationMs / 1000, 1)
      expect(drawing(url), `run scripts/audio/make.ts ${id}`).toMatchObject({
        transcript: turns.map(({ speaker, text }) => ({ speaker, text })),
      })
    },
  )
})

describe('voice samples', () => {
  it.each(voices.map(({ code, sample_url, spoken_by }) => [code, sample_url, spoken_by] as const))(
    '%s can be heard, and says who speaks',
    (_, url, spokenBy) => {
      const bytes = file(url)
      const facts = readMp3(bytes)
      expect(bytes.length).toBeLessThan(150_000)
      expect(facts).toMatchObject({ channels: 1 })
      expect(facts.durationMs).toBeGreaterThan(5_000)
      expect(facts.durationMs).toBeLessThan(10_000)
      expect(facts.tag).toContain('AI-generated speech')
      expect(facts.tag).toContain(spokenBy)
      expect(drawing(url).d).toBeCloseTo(facts.durationMs / 1000, 1)
    },
  )

  it.each(voices.map(({ code, sample_url, language }) => [code, sample_url, language] as const))(
    '%s has the words of its preview beside it, in English too where they are not',
    (code, url, language) => {
      const { sample, translation } = engines[code] ?? {}
      expect(Object.keys(translation ?? {})).toEqual(language === 'vi' ? ['en'] : [])
      expect(drawing(url), `run scripts/audio/make.ts ${code}`).toMatchObject({
        transcript: [translation ? { text: sample, translation } : { text: sample }],
      })
    },
  )

  it.each(voices.map(({ code, language }) => [code, language] as const))(
    '%s can be compared: it reads the sentences every voice of its language reads',
    (code, language) => {
      const sentences = language === 'vi' ? compare.vi : compare.en
      for (const [i, sentence] of sentences.entries()) {
        const url = `/audio/compare/${code}-${i + 1}.mp3`
        const bytes = file(url)
        const facts = readMp3(bytes)
        expect(bytes.length).toBeLessThan(60_000)
        expect(facts.tag).toContain('AI-generated speech')
        expect(drawing(url).d).toBeCloseTo(facts.durationMs / 1000, 1)
        expect(drawing(url)).toMatchObject({ transcript: [sentence] })
      }
    },
  )

  it('have no file that nobody asks for', () => {
    const asked = [...calls.map(({ audio_url }) => audio_url), ...voices.map(({ sample_url }) => sample_url)]
    const there = ['calls', 'voices'].flatMap((folder) =>
      readdirSync(`public/audio/${folder}`).map((name) => `/audio/${folder}/${name}`),
    )
    expect(there.filter((url) => url.endsWith('.mp3')).sort()).toEqual(asked.sort())
    for (const url of asked) expect(existsSync(`public${url.replace('.mp3', '.json')}`)).toBe(true)
  })
})
