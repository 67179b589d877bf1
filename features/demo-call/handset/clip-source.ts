import { readSpeech } from '@/features/demo-call/handset/api'
import {
  stepOf,
  toClip,
  type HandsetValues,
  type Clip,
  type Script,
  type Scripts,
} from '@/features/demo-call/handset/script'
import type { HandsetSpeechBody } from '@/lib/contract/handset'
import { savesData } from '@/lib/save-data'

/** Keeps the sound of a call at hand, so that it starts at once and a network lost in mid-call is not heard. */
const createSoundCache = () => {
  const urls = new Map<string, Promise<string>>()

  const fetchSound = async (src: string) => {
    try {
      const answer = await fetch(src)
      if (!answer.ok) return src
      return URL.createObjectURL(await answer.blob())
    } catch {
      // The player asks once more by itself, and goes on by captions if that fails too.
      return src
    }
  }

  /** Where the sound can be played from: this page's memory, or its own address when it could not be had. */
  const urlOf = (src: string): Promise<string> => {
    const url = urls.get(src) ?? fetchSound(src)
    urls.set(src, url)
    return url
  }

  const release = () => {
    for (const work of urls.values())
      void work.then((url) => url.startsWith('blob:') && URL.revokeObjectURL(url))
    urls.clear()
  }

  return { urlOf, release }
}

/** How long an answered call may wait for its own words before the standard ones are said. */
const TIMEOUT_MS = 2_500

type Ready = { clip: Clip; isFallback: boolean }
export type ClipSource = {
  /** The clip of a step, at the latest after 2.5 seconds; never rejects. */
  get: (stepId: string) => Promise<Ready>
  /** Asks for steps that may come next. */
  prepare: (stepIds: readonly string[]) => void
  release: () => void
}

/** The personal fields, once there is a name: a form of address alone is the form's own first choice, not the visitor's. */
const filled = (values: HandsetValues | undefined) => {
  const filledIn = Object.entries(values?.personalizedFields ?? {}).filter(([, value]) => value.trim() !== '')
  return filledIn.some(([name]) => name === 'ten') ? Object.fromEntries(filledIn) : {}
}

const DIGITS = /^(\d{4}|\d{6})$/

const freshCode = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => n % 10).join('')

const within = <Value, Late>(work: Promise<Value>, late: Late): Promise<Value | Late> =>
  Promise.race([work, new Promise<Late>((resolve) => setTimeout(resolve, TIMEOUT_MS, late))])

/** What to ask the service for; null when the prerecorded speech is already what was request. */
const requestOf = (
  script: Script,
  values: HandsetValues | undefined,
): Omit<HandsetSpeechBody, 'stepId'> | null => {
  const voice = values?.voice && script.voices[values.voice] === script.language ? values.voice : script.voice
  if (script.kind === 'voice-otp') {
    const code = DIGITS.test(values?.otpCode ?? '') ? values?.otpCode : undefined
    const otpCode = code ?? freshCode(script.code?.length ?? 6)
    return { scriptId: script.id, voice, otpCode, rate: values?.rate ?? 1 }
  }
  const personalizedFields = filled(values)
  if (voice === script.voice && Object.keys(personalizedFields).length === 0) return null
  return { scriptId: script.id, voice, personalizedFields }
}

/** Where a call gets its sound: spoken for this visitor by the service, or, when that is not to be had in time, prerecorded. */
export const createClipSource = (
  { spoken: script, shown }: Scripts,
  values: HandsetValues | undefined,
  isSilent: () => boolean,
): ClipSource => {
  const request = requestOf(script, values)
  const requests = new Map<string, Promise<Clip | null>>()
  const sounds = createSoundCache()
  let hasFailed = false

  const isStandard = (stepId: string) => {
    if (!request || hasFailed) return true
    const isOther = request.voice !== script.voice || (request.rate ?? 1) !== 1
    return !isOther && !stepOf(script, stepId).personal
  }

  const fetchClip = (stepId: string): Promise<Clip | null> => {
    if (!request) return Promise.resolve(null)
    const pending = requests.get(stepId)
    if (pending) return pending
    const work = readSpeech({ ...request, stepId }).catch(() => {
      // One voice for the whole call: after a failure the prerecorded one goes on to the end.
      hasFailed = true
      return null
    })
    requests.set(stepId, work)
    return work
  }

  const standard = (stepId: string): Clip => ({
    ...toClip(stepOf(script, stepId).speech),
    translation: script === shown ? undefined : { [shown.language]: stepOf(shown, stepId).speech.text },
  })

  const withSound = async (clip: Clip): Promise<Clip> =>
    isSilent() ? clip : { ...clip, src: await within(sounds.urlOf(clip.src), clip.src) }

  const get = async (stepId: string): Promise<Ready> => {
    if (isStandard(stepId)) return { clip: await withSound(standard(stepId)), isFallback: hasFailed }
    const clip = await within(fetchClip(stepId), null)
    if (!clip) hasFailed = true
    return { clip: await withSound(clip ?? standard(stepId)), isFallback: !clip }
  }

  const prepare = async (stepId: string) => {
    const clip = isStandard(stepId) ? standard(stepId) : await fetchClip(stepId)
    if (!isSilent()) await sounds.urlOf((clip ?? standard(stepId)).src)
  }

  return {
    get,
    prepare: (stepIds) => {
      if (!savesData()) stepIds.forEach((id) => void prepare(id))
    },
    release: sounds.release,
  }
}
