import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './engines/open-engine.ts'
import type { JobResult, JobRequest, Job } from './jobs.ts'
import { renderPart } from './render-part.ts'
import { renderCall, renderSpeech } from './render.ts'
import { customerVoiceFor } from './voices.ts'

const engine = openEngine(workerData)
// Whoever asks is told; nobody asking must not end the thread.
engine.catch(() => undefined)

async function answer(id: number, job: Job): Promise<JobResult> {
  if (job.kind === 'speech') {
    const { text, voice, rate, title, reading } = job
    return { id, ok: true, speech: await renderSpeech(await engine, text, voice, rate, title, reading) }
  }
  if (job.kind === 'part') return { id, ok: true, part: await renderPart(await engine, job.part, job.title) }
  const cast = { agent: job.voice, customer: job.customer ?? customerVoiceFor(job.voice), rate: job.rate }
  return { id, ok: true, call: await renderCall(await engine, job.turns, cast, job.title) }
}

// One job after the other: the engine has one set of settings.
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ id, job }: JobRequest) => {
  last = last
    .then(() => answer(id, job))
    .catch((error: unknown): JobResult => ({ id, ok: false, reason: String(error) }))
    .then((answered) => parentPort?.postMessage(answered))
})
