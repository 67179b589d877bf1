import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SocialIcon } from '@/components/ui/social-icon'
import { VoiceMark } from '@/components/ui/voice-mark'
import { toClip } from '@/features/demo-call/handset/script'
import { videoFiles } from '@/features/resources/video-files'
import { VIDEOS } from '@/features/resources/videos'

const CDN = 'https://cdn.example.com'

beforeEach(() => vi.stubEnv('ASSET_BASE_URL', CDN))
afterEach(() => vi.unstubAllEnvs())

test('brand icons and voice prints come from the asset address', () => {
  expect(renderToStaticMarkup(createElement(SocialIcon, { network: 'zalo' }))).toContain(
    `${CDN}/brand-icons.svg`,
  )
  const sample = `${CDN}/audio/voices/mai-chi.mp3`
  expect(renderToStaticMarkup(createElement(VoiceMark, { sample }))).toContain(
    `${CDN}/voiceprints/large/mai-chi.svg`,
  )
})

test('videos, their pictures and captions come from the asset address', () => {
  for (const { id } of VIDEOS) {
    const { src, poster, captions } = videoFiles(id)
    for (const address of [src, poster, ...captions.map((caption) => caption.src)]) {
      expect(address.startsWith(`${CDN}/video/`), address).toBe(true)
    }
  }
})

test('what the handset says comes from the asset address, what the service has spoken from the service', () => {
  const speech = { text: 'a', duration_ms: 1, words: [] }
  expect(toClip({ ...speech, audio_url: '/audio/handset/a.mp3' }).src).toBe(`${CDN}/audio/handset/a.mp3`)
  expect(toClip({ ...speech, audio_url: '/api/v1/handset/a' }).src).toBe('/api/v1/handset/a')
})
