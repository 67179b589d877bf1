import { parentPort } from 'node:worker_threads'
import { createEngine, trainAll } from './engine.ts'
import type { Answered, Asked } from './thread.ts'

const engine = createEngine()

const answer = async ({ id, bot, text, language, now }: Asked): Promise<Answered> => {
  try {
    return { id, understood: await engine.understand(bot, text, language, now) }
  } catch (error) {
    return { id, reason: String(error) }
  }
}

// Whoever tries one bot tries another: they learn in the order in which they are asked, and then all the others.
let rest: Promise<void> | undefined

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => {
    parentPort?.postMessage(answered)
    rest ??= trainAll(engine).catch(() => undefined)
  })
})
