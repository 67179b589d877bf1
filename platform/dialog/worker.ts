import { parentPort } from 'node:worker_threads'
import { createEngine } from './engine.ts'
import type { Answered, Asked } from './thread.ts'

const engine = createEngine()

const answer = async ({ id, bot, text, language, now }: Asked): Promise<Answered> => {
  try {
    return { id, understood: await engine.understand(bot, text, language, now) }
  } catch (error) {
    return { id, reason: String(error) }
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered))
})
