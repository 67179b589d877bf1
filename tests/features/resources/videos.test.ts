import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import facts from '@/features/resources/videos.json'
import { videoGraph } from '@/features/resources/video-list'
import { VIDEO_IDS, VIDEOS } from '@/features/resources/videos'
import { resourceWordsSchema } from '@/features/resources/messages'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { webVtt } from '../../../scripts/video/captions'

const AGAIN = 'the recording has changed: run npx node scripts/video/make.ts'

const wordsOf = (lang: Locale) =>
  resourceWordsSchema.parse(JSON.parse(readFileSync(`locales/${lang}/resources.json`, 'utf8'))).videos

const recordingOf = (id: string): { d: number; transcript: { speaker: string; text: string }[] } =>
  JSON.parse(readFileSync(`public/audio/calls/${id}.json`, 'utf8'))

test('each video is listed once', () => {
  expect(VIDEOS.map(({ id }) => id)).toEqual([...VIDEO_IDS])
})

describe.each(VIDEOS.map((video) => [video.id, video] as const))('%s', (id, { language }) => {
  test('has light files', () => {
    expect(statSync(`public/video/${id}.mp4`).size).toBeLessThan(1_200_000)
    expect(statSync(`public/video/${id}.webp`).size).toBeLessThan(40_000)
    for (const lang of LOCALES)
      expect(readFileSync(`public/video/${id}.${lang}.vtt`, 'utf8')).toMatch(/^WEBVTT\n\n/)
  })

  test('was made from the recording as it is now', () => {
    const { d, transcript } = recordingOf(id)
    expect(facts[id].seconds, AGAIN).toBe(d)
    expect(facts[id].speakers, AGAIN).toEqual(transcript.map(({ speaker }) => speaker))
    expect(wordsOf(language).items[id].lines, AGAIN).toEqual(transcript.map(({ text }) => text))
  })

  test.each(LOCALES)('%s captions hold every line of its words', (lang) => {
    const captions = readFileSync(`public/video/${id}.${lang}.vtt`, 'utf8')
    const spoken = captions
      .replace(/\n\n.*-->.*\n<v [^>]+>/g, ' ')
      .replace(/^WEBVTT /, '')
      .trim()
    expect(spoken, AGAIN).toBe(wordsOf(lang).items[id].lines.join(' '))
    expect(wordsOf(lang).items[id].lines).toHaveLength(facts[id].speakers.length)
  })
})

test('long lines become several captions that follow each other', () => {
  const line =
    'Một câu dài để thử, có dấu phẩy ở giữa. Rồi một câu nữa cũng dài không kém, để chắc rằng nó bị cắt.'
  const captions = webVtt({
    turns: [{ speaker: 'agent', start_ms: 1000, end_ms: 5000, text: line }],
    lines: [line],
    speakers: { agent: 'AI', customer: 'Khách' },
  })
  const times = [...captions.matchAll(/(\S+) --> (\S+)/g)]
  expect(times.length).toBeGreaterThan(1)
  expect(times[0]?.[1]).toBe('00:00:01.000')
  expect(times.at(-1)?.[2]).toBe('00:00:05.000')
  times.slice(1).forEach(([, from], index) => expect(from).toBe(times[index]?.[2]))
})

test.each(LOCALES)('%s structured data names file, cover, day and length of each video', (lang) => {
  const graph = videoGraph(lang, wordsOf(lang))
  expect(graph).toHaveLength(VIDEOS.length)
  for (const video of graph) {
    expect(video).toMatchObject({
      contentUrl: expect.stringMatching(/^https?:.+\.mp4$/),
      thumbnailUrl: expect.stringMatching(/^https?:.+\.webp$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      duration: expect.stringMatching(/^PT\d+S$/),
    })
  }
})
