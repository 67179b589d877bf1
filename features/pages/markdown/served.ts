import { callsMarkdown, recordingMarkdown } from '@/features/audio/calls-markdown'
import { readVoiceSounds } from '@/features/audio/measured-voice'
import { OUR_VOICES } from '@/features/audio/our-voices'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { readScene } from '@/features/audio/read-scene'
import { readVoices } from '@/features/audio/read-voices'
import { readingsMarkdown } from '@/features/pages/interactive/readings'
import { measuredFacts } from '@/features/pages/interactive/measured-facts'
import { readFigure } from '@/features/pages/interactive/pointer'
import type { CallFilter } from '@/features/pages/interactive/samples'
import { sampleCostsMarkdown } from '@/features/pages/interactive/sample-costs'
import { voiceTableMarkdown } from '@/features/pages/interactive/voice-table'
import type { LinkTo } from '@/features/pages/markdown/section-markdown'
import type { SectionUse } from '@/features/pages/sections'
import { callPricesMarkdown, voicePricesMarkdown } from '@/features/pricing/price-markdown'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

type Place = { lang: Locale; path: string; link: LinkTo }

const samplesMarkdown = async (filter: CallFilter, lang: Locale) => {
  const calls = await readSampleCalls(filter, lang)
  return calls?.length ? callsMarkdown(calls, lang) : undefined
}

const sceneMarkdown = async (name: string, title: string, lang: Locale) => {
  const [{ src, seconds, turns }, { t }] = await Promise.all([
    readScene(name, lang),
    getT('common', { lng: lang }),
  ])
  return recordingMarkdown({ title, src, seconds, lines: turns }, lang, t)
}

const voicesMarkdown = async (lang: Locale) => {
  const [voices, { t }] = await Promise.all([readVoices({ isSample: true }), getT('voices', { lng: lang })])
  return voices
    ?.map(({ name, gender, region, language, sampleUrl }) => {
      const from = region ? t(`said.${region}`) : t(`said.${language}`)
      return `- [${name}](${new URL(sampleUrl ?? '/', site(lang).url).href}): ${t(`said.${gender}`)} ${from}`
    })
    .join('\n')
}

const voiceMarkdown = async ({ voice }: SectionUse<'voice'>, lang: Locale) => {
  const { language } = OUR_VOICES[voice]
  const [{ preview, measured }, { t }] = await Promise.all([
    readVoiceSounds(voice, language),
    getT('voices', { lng: lang }),
  ])
  return [
    `- [${t('sounds.preview')}](${new URL(preview.src, site(lang).url).href})`,
    ...(await measuredFacts(measured, language, lang)).map(({ label, value }) => `- ${label}: ${value}`),
  ].join('\n')
}

const titleOf = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'sound' in raw ? String(raw.sound) : ''

/** What recordings, services and our engines add to a section, as Markdown; undefined where they add nothing or cannot be reached. */
export const servedMarkdown = async (
  use: SectionUse,
  raw: unknown,
  { lang, path, link }: Place,
): Promise<string | undefined> => {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  switch (use.type) {
    case 'samples':
      return samplesMarkdown(use.filter, lang)
    case 'demo':
      return use.samples && samplesMarkdown(use.samples, lang)
    case 'sample-costs':
      return sampleCostsMarkdown(use.filter, lang)
    case 'scene':
      return sceneMarkdown(use.recording ?? slug, titleOf(raw), lang)
    case 'call-scene':
      return sceneMarkdown(`aicall-${slug}`, titleOf(raw), lang)
    case 'voices':
      return voicesMarkdown(lang)
    case 'voice':
      return voiceMarkdown(use, lang)
    case 'voice-table':
      return voiceTableMarkdown(use, lang, link)
    case 'readings':
      return readingsMarkdown(raw, use)
    case 'pointer': {
      const figure = await readFigure(use, lang)
      return figure ? `**${figure.amount}** ${figure.unit}` : undefined
    }
    default:
      return undefined
  }
}

/** The prices a page shows beside its sections, as Markdown; undefined where it shows none or none can be had. */
export const pricesMarkdown = (path: string, lang: Locale) => {
  if (path === '/aicall/pricing') return callPricesMarkdown(lang)
  return path === '/aivoice/pricing' ? voicePricesMarkdown(lang) : undefined
}
