import { afterAll, describe, expect, it } from 'vitest'
import { stopSpeech, synthesizeDialogue, synthesizeSpeech } from '../../platform/speech/speech.ts'
import { readMp3 } from './mp3-frames.ts'

afterAll(stopSpeech)

const turns = [
  { speaker: 'agent', text: 'Xin chào Chị Hoa, đây là trợ lý AI.' },
  { speaker: 'customer', text: 'Vâng, tôi nghe.' },
] as const

describe('speech', () => {
  it('makes a two-channel call marked as made by AI, with the visitor’s name in it', async () => {
    const call = await synthesizeDialogue(turns, 'thu-lam', { title: 'Cuộc gọi thử' })
    const file = readMp3(call.mp3)
    expect(file).toMatchObject({ channels: 2 })
    expect(file.tag).toContain('AI-generated speech')
    expect(file.tag).toContain('Cuộc gọi thử')
    expect(Math.abs(file.durationMs - call.durationMs)).toBeLessThan(60)
    expect(call.turns[0]?.words.map(({ text }) => text)).toContain('Hoa,')
    expect(call.turns.map(({ text }) => text)).toEqual(turns.map(({ text }) => text))
  }, 60_000)

  it('leaves the thread of the caller free', async () => {
    let longest = 0
    let last = performance.now()
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const started = performance.now()
    await synthesizeDialogue([...turns, ...turns], 'mai-chi')
    clearInterval(watch)
    expect(longest).toBeLessThan((performance.now() - started) / 2)
  }, 60_000)

  it('answers several at once, each with its own', async () => {
    const texts = ['một', 'hai ba', 'bốn năm sáu']
    const all = await Promise.all(texts.map((text) => synthesizeSpeech(text, 'gia-phuc')))
    expect(all.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual(texts)
    for (const { mp3 } of all) expect(readMp3(mp3)).toMatchObject({ channels: 1 })
  }, 60_000)

  it('speaks twice as fast when asked', async () => {
    const text = 'Đây là một câu đủ dài để đo tốc độ đọc của giọng nói.'
    const [slow, fast] = await Promise.all([
      synthesizeSpeech(text, 'owen'),
      synthesizeSpeech(text, 'owen', { rate: 2 }),
    ])
    expect(fast.durationMs / slow.durationMs).toBeLessThan(0.75)
  }, 60_000)

  it('refuses an unknown voice, nothing and too much, and goes on working', async () => {
    await expect(synthesizeSpeech('chào', 'nobody')).rejects.toThrow('no such voice')
    await expect(synthesizeSpeech('', 'owen')).rejects.toThrow('0 characters')
    await expect(synthesizeSpeech('a'.repeat(4001), 'owen')).rejects.toThrow('4001 characters')
    await expect(synthesizeSpeech('chào', 'thu-lam')).resolves.toMatchObject({ words: [{ text: 'chào' }] })
  }, 60_000)

  it('starts again after it was stopped', async () => {
    const lost = synthesizeSpeech('chào', 'thu-lam')
    await stopSpeech()
    await expect(lost).rejects.toThrow('ended')
    await expect(synthesizeSpeech('chào', 'thu-lam')).resolves.toBeDefined()
  }, 60_000)
})
