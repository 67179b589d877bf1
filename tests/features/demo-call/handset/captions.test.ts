import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countStarted, toPhrases, textUntil, timedWords } from '@/features/demo-call/handset/phrases'
import { toClip, type Clip } from '@/features/demo-call/handset/script'
import { toVtt, type PlayedTurn } from '@/features/demo-call/handset/vtt'
import { shippedScripts } from './scripts'

const clipOf = (text: string, ms = 300): Clip => {
  const words = text.split(' ').map((word, i) => ({ text: word, startMs: i * ms, endMs: (i + 1) * ms }))
  return { text, src: '/a.mp3', durationMs: words.length * ms, words }
}

const names = { agent: 'AI', customer: 'Bạn' }

test('every line of every script is short enough to read and says all words once', () => {
  for (const [name, script] of shippedScripts()) {
    for (const [id, { speech }] of Object.entries(script.steps)) {
      const words = timedWords(toClip(speech))
      const phrases = toPhrases(words)
      expect(phrases.flatMap((phrase) => phrase.words)).toEqual(words)
      for (const phrase of phrases)
        expect(phrase.words.map(({ text }) => text).join(' ').length, `${name} ${id}`).toBeLessThanOrEqual(84)
    }
  }
})

test('words light up as they begin', () => {
  const { words } = clipOf('một hai ba')
  expect([0, 299, 300, 650, 9_999].map((ms) => countStarted(words, ms))).toEqual([1, 1, 2, 3, 3])
})

test('an engine without word times still gives captions that run in step', () => {
  const words = timedWords({ text: 'một hai ba bốn', src: '', durationMs: 4_000, words: [] })
  expect(words.map(({ text }) => text)).toEqual(['một', 'hai', 'ba', 'bốn'])
  expect(words.at(-1)?.endMs).toBe(4_000)
})

test('what was cut off stands as far as it was heard', () => {
  const clip = clipOf('một hai ba bốn')
  expect(textUntil(clip, 350)).toBe('một hai …')
  expect(textUntil(clip, 1_199)).toBe('một hai ba bốn')
})

describe('WebVTT', () => {
  const call: PlayedTurn[] = [
    { speaker: 'agent', startMs: 500, endMs: 1_700, clip: clipOf('Xin chào, mời bấm.') },
    { speaker: 'customer', startMs: 1_700, endMs: 2_100, text: '[phím 1]', key: '1' },
  ]

  test('names who speaks and times every word', () => {
    expect(toVtt(call, names, 'Gọi thử')).toBe(
      [
        'WEBVTT',
        '',
        'NOTE Gọi thử',
        '',
        '00:00:00.500 --> 00:00:01.700',
        '<v AI>Xin <00:00:00.800>chào, <00:00:01.100>mời <00:00:01.400>bấm.</v>',
        '',
        '00:00:01.700 --> 00:00:02.100',
        '<v Bạn>[phím 1]</v>',
        '',
      ].join('\n'),
    )
  })

  test('leaves out the words nobody heard', () => {
    const [agent] = call
    if (agent?.speaker !== 'agent') throw new Error('no agent')
    const vtt = toVtt([{ ...agent, endMs: 900 }], names, 'x')
    expect(vtt).toContain('00:00:00.500 --> 00:00:00.900')
    expect(vtt).toContain('chào,')
    expect(vtt).not.toContain('mời')
  })

  test('no name and no word can break out of its cue', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const said = text.replace(/\s+/g, ' ').trim() || 'x'
        const vtt = toVtt([{ speaker: 'customer', startMs: 0, endMs: 10, text: said, key: '1' }], names, 'x')
        const body = vtt.split('\n').slice(5).join('\n')
        expect(body.match(/</g)).toHaveLength(2)
        expect(vtt.match(/-->/g)).toHaveLength(1)
      }),
    )
  })
})
