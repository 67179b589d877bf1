import type { PhoneLine } from './phone-line.ts'
import { cutShort, isAnswered, simulatedPlan, simulatedPlanSchema } from './simulated-plan.ts'
import { estimateLines, type SpeakCall } from './speech.ts'

type Options = { speed: number; clock: () => number; speak: SpeakCall }

/** Ends as this test number does: it rings, and nobody answers. */
const UNANSWERED = '02'

/** A line for calls that a program asked for: nobody is called, and none is answered. */
export const decoyPhoneLine = (options: Omit<Options, 'speak'>): PhoneLine => {
  const line = simulatedPhoneLine({ ...options, speak: async () => null })
  return { ...line, prepare: (order) => line.prepare({ ...order, phone: UNANSWERED }) }
}

/** A line that rings nobody: the last two digits of the number decide how a call goes, `speed` how fast. */
export const simulatedPhoneLine = ({ speed, clock, speak }: Options): PhoneLine => ({
  ringsPeople: false,

  prepare: async ({ phone, dialogue }) => {
    const recording = isAnswered(phone) ? await speak(dialogue) : null
    const { durationMs, lines: spoken } = recording ?? estimateLines(dialogue)
    const lines = spoken.map((line, i) => ({ ...line, translation: dialogue.turns[i]?.translation }))
    return simulatedPlan(phone, clock(), { durationMs, lines, file: recording?.file ?? null })
  },

  run: ({ plan, eventsDone }, report) => {
    const course = simulatedPlanSchema.parse(plan)
    const { steps, dialled_at: dialledAt } = course
    const elapsed = () => (clock() - dialledAt) * speed
    let next = eventsDone
    let timer: NodeJS.Timeout | undefined
    let isFinished = false

    const stop = () => {
      isFinished = true
      clearTimeout(timer)
    }

    const advance = () => {
      for (let step = steps[next]; step && !isFinished; step = steps[next]) {
        const wait = (step.at_ms - elapsed()) / speed
        if (wait > 1) {
          timer = setTimeout(advance, wait)
          return
        }
        next += 1
        report(step.event)
      }
    }

    const hangUp = () => {
      if (isFinished) return
      stop()
      const wasAnswered = steps.slice(0, next).some((step) => step.event.type === 'answered')
      if (!wasAnswered) return report({ type: 'ended', result: 'NO_ANSWER', talkMs: 0, recording: null })
      report(cutShort(course, elapsed()))
    }

    timer = setTimeout(advance, 0)
    return { hangUp, detach: stop }
  },
})
