import type { Locale } from '@/lib/i18n/config'
import { readAudioDetails } from '@/lib/read-audio-details'

const CALLS: Record<Locale, { stage: string; row: string }> = {
  vi: { stage: '/audio/calls/payment-due.mp3', row: '/audio/calls/clinic-visit.mp3' },
  en: { stage: '/audio/calls/payment-due-en.mp3', row: '/audio/calls/clinic-visit-en.mp3' },
}

/** A recording of ours with its drawing and its turns (ms); throws when its peaks are missing. */
async function recording(src: string) {
  const peaks = await readAudioDetails(src)
  const [agent, customer] = peaks?.channels ?? []
  if (!peaks || !agent) throw new Error(`${src}: its peaks are missing`)
  const turns = peaks.transcript.map(({ speaker, start_ms, end_ms, text }) => ({
    speaker,
    startMs: start_ms,
    endMs: end_ms,
    text,
  }))
  return { src, duration: peaks.seconds, agent, customer: customer ?? [], turns }
}

const guideVoice = async (name: string) => {
  const src = `/audio/voices/${name}.mp3`
  const details = await readAudioDetails(src)
  if (!details?.voiceprint) throw new Error(`${src}: its voiceprint is missing`)
  return { src, duration: details.seconds, voice: details.voiceprint }
}

export const guideVoices = () =>
  Promise.all([guideVoice('thu-lam'), guideVoice('minh-quan'), guideVoice('hoai-an')])

export async function guideCalls(lang: Locale) {
  const [stage, row] = await Promise.all([recording(CALLS[lang].stage), recording(CALLS[lang].row)])
  return { stage, row }
}
