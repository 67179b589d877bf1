import { Worker } from 'node:worker_threads'
import type { BotId, Locale } from '../../lib/contract/enums.ts'
import type { Understood } from './engine.ts'

export type Asked = { id: number; bot: BotId; text: string; language: Locale; now: number }
export type Answered = { id: number } & ({ understood: Understood } | { reason: string })

type Waiting = { resolve: (understood: Understood) => void; reject: (error: Error) => void }

/**
 * Understands messages in a thread of its own, begun with the first one: a bot learns for some seconds, in which nobody else may wait.
 * What is still asked when the thread ends is rejected.
 */
export const createDialogThread = () => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let last = 0

  const drop = (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', (answered: Answered) => {
      const asked = waiting.get(answered.id)
      waiting.delete(answered.id)
      if ('understood' in answered) asked?.resolve(answered.understood)
      else asked?.reject(new Error(answered.reason))
    })
    worker.on('error', (error) => drop(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => drop(new Error('the thread of the dialogues has ended')))
    return worker
  }
  return {
    understand: (bot: BotId, text: string, language: Locale, now: number) =>
      new Promise<Understood>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        thread ??= start()
        thread.postMessage({ id: last, bot, text, language, now } satisfies Asked)
      }),
    close: async () => void (await thread?.terminate()),
  }
}
