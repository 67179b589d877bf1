import { z } from 'zod'
import { CALL_RESULTS } from '../../lib/contract/enums.ts'
import type { PhoneEvent } from './phone-line.ts'
import { recordedLineSchema, type RecordedLine } from '../../lib/contract/sample-call.ts'

const stepSchema = z.object({
  at_ms: z.number(),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('ringing') }),
    z.object({ type: z.literal('answered') }),
    z.object({ type: z.literal('spoken'), line: recordedLineSchema }),
    z.object({ type: z.literal('cut_visitor') }),
    z.object({
      type: z.literal('ended'),
      result: z.enum(CALL_RESULTS),
      talkMs: z.number(),
      recording: z.object({ file: z.string(), share: z.number() }).nullable(),
    }),
  ]),
})

/** A simulated call from beginning to end, times in unscaled milliseconds from the moment it was dialled. */
export const simulatedPlanSchema = z.object({ dialled_at: z.number(), steps: z.array(stepSchema) })
export type SimulatedPlan = z.infer<typeof simulatedPlanSchema>
type Step = SimulatedPlan['steps'][number]

const RING_AT = 900
const ANSWER_AT = 3_400

const ended = (atMs: number, result: (typeof CALL_RESULTS)[number]): Step => ({
  at_ms: atMs,
  event: { type: 'ended', result, talkMs: 0, recording: null },
})
const ringing: Step = { at_ms: RING_AT, event: { type: 'ringing' } }

/** The endings of the test numbers, by the last two digits; those that never ring have no ringing step. */
const TEST_ENDINGS: Readonly<Record<string, Step[]>> = {
  '01': [ringing, ended(3_000, 'BUSY')],
  '02': [ringing, ended(9_000, 'NO_ANSWER')],
  '03': [ringing, ended(6_000, 'VOICE_MAIL')],
  '04': [ended(1_200, 'FAILED')],
  '05': [ended(1_200, 'ERROR')],
  '06': [ended(1_000, 'DO_NOT_CALL')],
  '07': [ended(1_000, 'BLACKLIST_SYSTEM')],
  '08': [ringing],
}

export type SpokenCall = { durationMs: number; lines: RecordedLine[]; file: string | null }

const answered = ({ durationMs, lines, file }: SpokenCall, cutsVisitor: boolean): Step[] => {
  const spoken = lines.map((line): Step => ({
    at_ms: ANSWER_AT + line.start_ms,
    event: { type: 'spoken', line },
  }))
  const middle = Math.ceil(spoken.length / 2)
  const cut = spoken[middle - 1]
  if (cutsVisitor && cut) spoken.splice(middle, 0, { at_ms: cut.at_ms + 200, event: { type: 'cut_visitor' } })
  return [
    ringing,
    { at_ms: ANSWER_AT, event: { type: 'answered' } },
    ...spoken,
    {
      at_ms: ANSWER_AT + durationMs,
      event: {
        type: 'ended',
        result: 'ANSWER',
        talkMs: durationMs,
        recording: file ? { file, share: 1 } : null,
      },
    },
  ]
}

/** Whether a call to this number is ever answered, and so needs its words spoken. */
export const isAnswered = (phone: string): boolean => !Object.hasOwn(TEST_ENDINGS, phone.slice(-2))

/** The course of a simulated call to a number. */
export const simulatedPlan = (phone: string, now: number, spoken: SpokenCall): SimulatedPlan => {
  const ending = phone.slice(-2)
  return { dialled_at: now, steps: TEST_ENDINGS[ending] ?? answered(spoken, ending === '09') }
}

/** The end of an answered call that is hung up at this time: what was not said is not heard in its recording either. */
export const cutShort = ({ steps }: SimulatedPlan, atMs: number): PhoneEvent => {
  const talkMs = Math.max(0, Math.round(atMs - ANSWER_AT))
  const end = steps.at(-1)?.event
  if (end?.type !== 'ended' || !end.recording)
    return { type: 'ended', result: 'ANSWER', talkMs, recording: null }
  const share = Math.min(1, talkMs / end.talkMs)
  return { type: 'ended', result: 'ANSWER', talkMs, recording: { file: end.recording.file, share } }
}
