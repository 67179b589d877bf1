import { Worker } from 'node:worker_threads'
import { KEY_PRESS } from '../../lib/domain/key-press.ts'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import type { Turn } from './dialogue.ts'
import { lineOf } from './engines/estimate-words.ts'
import type { JobResult, Job } from './jobs.ts'
import type { PartAudio, SpeechPart } from './render-part.ts'
import type { CallAudio, SpeechAudio } from './render.ts'
import { readText } from './reading.ts'
import { isService, providerOf, speechKey, speechSchema, type SpeechSettings } from './settings.ts'
import { SpeechQueue } from './speech-queue.ts'
import { customerVoiceFor, readingOf, voiceEngine } from './voices.ts'

type PendingJob = { resolve: (answered: JobResult) => void; reject: (error: Error) => void }

const MAX_CHARACTERS = 4000

/** Whose turn it is at the one speech thread of this process. */
export const speechQueue = new SpeechQueue()

type Spend = (characters: number) => Promise<void>

let settings = speechSchema.parse({})
let spend: Spend | undefined
let admit: (() => Promise<void>) | undefined
let thread: Worker | undefined
let lastId = 0
const pendingJobs = new Map<number, PendingJob>()

function drop(error: Error) {
  thread = undefined
  for (const { reject } of pendingJobs.values()) reject(error)
  pendingJobs.clear()
}

function start(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  worker.on('message', (answered: JobResult) => {
    pendingJobs.get(answered.id)?.resolve(answered)
    pendingJobs.delete(answered.id)
    // An idle engine must not keep the process alive.
    if (pendingJobs.size === 0) worker.unref()
  })
  worker.on('error', (error) => drop(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => drop(new Error('the speech thread has ended')))
  return worker
}

/**
 * Chooses the engine of the speech thread, from its next start on. A service speaks only what `spendCharacters` lets through;
 * `admitSpeech` rejects while nothing is to be spoken at all.
 */
export function chooseSpeech(
  chosen: SpeechSettings,
  spendCharacters?: Spend,
  admitSpeech?: () => Promise<void>,
): void {
  admit = admitSpeech
  settings = speechSchema.parse(chosen)
  spend = spendCharacters
}

/** Who speaks now, by the name shown to visitors. */
export const speechProvider = (): string => providerOf(settings)

/** What a sound made now depends on beside its words; throws on an unknown voice. */
export const speechKeyOf = (voice: string): string => speechKey(settings, voice)

/** Counts what a service is given, which is what it bills: the text spelled out. */
async function pay(texts: readonly { text: string; voice: string; reading?: ReadingOptions | undefined }[]) {
  await admit?.()
  if (!isService(settings)) return
  if (!spend) throw new Error('nothing counts what the speech service is given')
  const lines = texts
    .filter(({ text }) => !KEY_PRESS.test(text))
    .map(({ text, voice, reading }) =>
      lineOf(readText(text, voiceEngine(voice).language, reading ?? readingOf(voice))),
    )
  await spend(lines.join('').length)
}

function runJob(job: Job): Promise<JobResult> {
  thread ??= start()
  const id = ++lastId
  thread.ref()
  return new Promise((resolve, reject) => {
    pendingJobs.set(id, { resolve, reject })
    thread?.postMessage({ id, job })
  })
}

function errorOf(answered: JobResult): Error {
  return new Error(answered.ok ? 'the speech thread answered something else' : answered.reason)
}

function checkLength(length: number) {
  if (length === 0 || length > MAX_CHARACTERS)
    throw new Error(`text of ${length} characters (1–${MAX_CHARACTERS})`)
}

/** Says a call (agent in the voice of that code) in a thread of its own; rejects on an unknown voice or more than 4000 characters. */
export async function synthesizeDialogue(
  turns: readonly Turn[],
  voice: string,
  { rate = 1, customer, title = 'Sóng AI' }: { rate?: number; customer?: string; title?: string } = {},
): Promise<CallAudio> {
  checkLength(turns.reduce((sum, turn) => sum + turn.text.length, 0))
  const speakers = { agent: voice, customer: customer ?? customerVoiceFor(voice) }
  await pay(turns.map(({ speaker, text }) => ({ text, voice: speakers[speaker] })))
  const answered = await runJob({ kind: 'call', turns, voice, customer, rate, title })
  if (answered.ok && 'call' in answered) return answered.call
  throw errorOf(answered)
}

/** Says one text (`rate` 0.5–2) in a thread of its own; rejects on an unknown voice or more than 4000 characters. */
export async function synthesizeSpeech(
  text: string,
  voice: string,
  { rate = 1, title = 'Sóng AI', reading }: { rate?: number; title?: string; reading?: ReadingOptions } = {},
): Promise<SpeechAudio> {
  checkLength(text.length)
  await pay([{ text, voice, reading }])
  const answered = await runJob({ kind: 'speech', text, voice, rate, title, reading })
  if (answered.ok && 'speech' in answered) return answered.speech
  throw errorOf(answered)
}

/** Says one part of a longer text in a thread of its own; rejects on an unknown voice or more than 4000 characters. */
export async function synthesizePart(part: SpeechPart, title: string): Promise<PartAudio> {
  checkLength(part.text.length)
  await pay([part])
  const answered = await runJob({ kind: 'part', part, title })
  if (answered.ok && 'part' in answered) return answered.part
  throw errorOf(answered)
}

/**
 * Loads the engine and lets it run for some seconds ahead of the first call: until then a call takes several times as long. A
 * service is not asked, it would bill it.
 */
export async function warmSpeech(voice: string): Promise<void> {
  if (isService(settings)) return
  const text = 'Sóng AI, một hai ba bốn năm sáu bảy tám chín mười.'
  const turns = Array.from({ length: 6 }, (_, i): Turn => ({ speaker: i % 2 ? 'customer' : 'agent', text }))
  for (let times = 0; times < 2; times += 1)
    await speechQueue.run('warm-up', () => synthesizeDialogue(turns, voice))
}

/** Ends the speech thread; what is still being spoken or waits for it is rejected. */
export async function stopSpeech(): Promise<void> {
  speechQueue.clear(new Error('the speech thread is being stopped'))
  // It asks a database that is closed next.
  admit = undefined
  await thread?.terminate()
}
