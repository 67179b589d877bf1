import { assetUrl } from '@/lib/asset-url'
import type { Locale } from '@/lib/i18n/config'
import { readAudioDetails } from '@/lib/read-audio-details'

/** A call that a page opens with; there is a recording of it in each language. */
export type FeaturedCall = 'payment-due' | 'clinic-visit'

const SUFFIX: Record<Locale, string> = { vi: '', en: '-en' }

// Out of which turn of the recording (from 0) each remark and each value of the record comes; the words are the page's.
const SOURCES: Record<FeaturedCall, Record<Locale, { flags: number[]; rows: number[] }>> = {
  'payment-due': {
    vi: { flags: [1, 3, 4], rows: [6, 1, 3, 2, 3] },
    en: { flags: [1, 3, 4], rows: [4, 1, 3, 3, 4] },
  },
  'clinic-visit': {
    vi: { flags: [1, 3, 4], rows: [4, 1, 3, 4] },
    en: { flags: [1, 3, 4], rows: [4, 1, 3, 4] },
  },
}

/** The recording of a featured call in a language: address, seconds, both channels, its turns (ms), and when (s) each remark of the page begins and each value is known; throws when it was not made. */
export const readFeaturedCall = async (name: FeaturedCall, lang: Locale) => {
  const path = `/audio/calls/${name}${SUFFIX[lang]}.mp3`
  const call = await readAudioDetails(path)
  const [agent, customer] = call?.channels ?? []
  if (!call || !agent || !customer) throw new Error(`${path}: its peaks are missing, run npm run make:audio`)
  const turn = (index: number) => call.transcript[index]
  return {
    src: assetUrl(path),
    seconds: call.seconds,
    channels: { agent, customer },
    flagsAt: SOURCES[name][lang].flags.map((index) => (turn(index)?.start_ms ?? 0) / 1000),
    rowsSince: SOURCES[name][lang].rows.map((index) => (turn(index)?.end_ms ?? 0) / 1000),
    turns: call.transcript.map(({ speaker, text, start_ms: startMs, end_ms: endMs }) => ({
      speaker,
      text,
      startMs,
      endMs,
    })),
  }
}
