/** What is spoken, most urgent first: a call that rings already, then who listens on the page, then the try-out. */
const KINDS = ['call', 'handset', 'listening', 'try-out', 'api', 'long-text', 'warm-up'] as const
export type SpeechKind = (typeof KINDS)[number]

/** How many of a kind may wait or be spoken at once; whoever comes with more in front would wait in vain. */
const LIMITS: Record<SpeechKind, number> = {
  call: 6,
  handset: 4,
  listening: 6,
  'try-out': 4,
  api: 4,
  'long-text': 1,
  'warm-up': 1,
}

/** So many times in a row somebody more urgent goes first; then it is the turn of whoever waits longest. */
const MAX_OVERTAKEN = 3

/** Why a text was not spoken although nothing is wrong with it: too many wait, or it took too long. It may be asked for again. */
export class SpeechBusyError extends Error {}

type Job = { kind: SpeechKind; start: () => Promise<void>; reject: (error: Error) => void }

/** Gives the speech thread to one text after the other: the most urgent kind first, within a kind by arrival, and nobody waits for ever. */
export class SpeechQueue {
  readonly #concurrency: number
  readonly #running = new Set<Job>()
  #waiting: Job[] = []
  #overtaken = 0

  constructor({ concurrency = 1 } = {}) {
    this.#concurrency = concurrency
  }

  /** Calls `speak` when its turn has come and gives its result; rejects with `SpeechBusyError` when too many of its kind are here. */
  run<Result>(kind: SpeechKind, speak: () => Promise<Result>): Promise<Result> {
    const present = [...this.#running, ...this.#waiting].filter((job) => job.kind === kind)
    if (present.length >= LIMITS[kind])
      return Promise.reject(new SpeechBusyError(`${present.length} of kind ${kind} are waiting to be spoken`))
    return new Promise((resolve, reject) => {
      const start = () => {
        const free = () => {
          this.#running.delete(job)
          this.#startNext()
        }
        // Before it resolves: whoever has waited for it may come with the next one at once.
        return speak().finally(free).then(resolve, reject)
      }
      const job: Job = { kind, start, reject }
      this.#waiting.push(job)
      this.#startNext()
    })
  }

  /** Rejects everything that has not begun. */
  clear(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }

  #startNext(): void {
    while (this.#running.size < this.#concurrency) {
      const job = this.#takeNext()
      if (!job) return
      this.#running.add(job)
      void job.start()
    }
  }

  #takeNext(): Job | undefined {
    const [oldest] = this.#waiting
    const [urgent] = this.#waiting.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    const next = this.#overtaken >= MAX_OVERTAKEN ? oldest : urgent
    this.#overtaken = next === oldest ? 0 : this.#overtaken + 1
    this.#waiting = this.#waiting.filter((job) => job !== next)
    return next
  }
}
