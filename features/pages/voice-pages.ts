import { voicesOf, type Region, type VoiceId } from '@/features/audio/our-voices'
import { closing, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'
import type { TONE_VOICES } from '@/lib/domain/tones'
import type { ReadingStyle } from '@/lib/domain/reading/options'
import { voicePath } from '@/lib/i18n/href'

/** How numbers are usually said in a region, and whose tones were measured there. */
const ACCENTS: Record<Region, { style: ReadingStyle; tones: (typeof TONE_VOICES)[number] }> = {
  north: { style: 'north', tones: 'thu-lam' },
  central: { style: 'north', tones: 'hoai-an' },
  south: { style: 'south', tones: 'mai-chi' },
}

const REGIONS: readonly Region[] = ['north', 'central', 'south']

const GUIDE = '/resources/guides/choosing-a-regional-voice'
const TRY = '/aivoice/text-to-speech#try'

const end = (...paths: string[]) =>
  [
    { id: 'faq', type: 'faq' },
    { id: 'related', type: 'links', paths },
    { ...closing, primary: TRY, secondary: '/aivoice/pricing' },
  ] as const satisfies readonly SectionUse[]

/** The voices: all of them measured against each other. */
export const VOICES_PAGE = page({ path: '/aivoice/voices', family: 'product', menu: 'topics' }, [
  { id: 'hero', type: 'hero-plain', primary: '#library', secondary: TRY },
  { id: 'library', type: 'voices', gallery: true },
  { id: 'measured', type: 'voice-table' },
  { id: 'tones', type: 'tones' },
  { id: 'choice', type: 'comparison' },
  { id: 'rights', type: 'compliance' },
  ...end(...REGIONS.map(voicePath), GUIDE, '/aivoice/text-to-speech', '/aivoice/api-docs/voices'),
])

const accentPage = (region: Region) =>
  page({ path: voicePath(region), family: 'voice' }, [
    { id: 'hero', type: 'hero-plain', primary: '#voices', secondary: TRY },
    { id: 'voices', type: 'voice-table', region },
    { id: 'tones', type: 'tones', only: ACCENTS[region].tones },
    { id: 'sound', type: 'problems' },
    { id: 'readings', type: 'readings', styles: [ACCENTS[region].style] },
    ...end(
      ...voicesOf(region).map(voicePath),
      ...REGIONS.filter((other) => other !== region).map(voicePath),
      GUIDE,
    ),
  ])

const matesOf = (id: VoiceId, region: Region | null) =>
  voicesOf(region)
    .filter((other) => other !== id)
    .map(voicePath)

const vietnameseVoice = (id: VoiceId, region: Region) =>
  page({ path: voicePath(id), family: 'voice' }, [
    { id: 'hero', type: 'voice', voice: id, primary: TRY, secondary: '/aivoice/pricing' },
    { id: 'suits', type: 'rows' },
    { id: 'readings', type: 'readings', styles: [ACCENTS[region].style] },
    ...end(...matesOf(id, region), voicePath(region), GUIDE, '/resources/guides/how-numbers-are-read'),
  ])

const englishVoice = (id: VoiceId) =>
  page({ path: voicePath(id), family: 'voice' }, [
    { id: 'hero', type: 'voice', voice: id, primary: TRY, secondary: '/aivoice/pricing' },
    { id: 'suits', type: 'rows' },
    ...end(...matesOf(id, null), '/aivoice/voices', '/aivoice/text-to-speech'),
  ])

/** The page of all voices, then each region and each voice by itself. */
export const VOICE_PAGES = [
  VOICES_PAGE,
  ...REGIONS.map(accentPage),
  ...REGIONS.flatMap((region) => voicesOf(region).map((id) => vietnameseVoice(id, region))),
  ...voicesOf(null).map(englishVoice),
]
