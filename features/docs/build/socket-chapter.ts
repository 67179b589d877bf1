import { z } from 'zod'
import { keyedTable, oneSample, plainChapter, plainSection } from '@/features/docs/build/plain-blocks'
import { json } from '@/features/docs/code/json'
import examples from '@/features/docs/examples.json'
import type { Chapter } from '@/features/docs/model'
import { socketCode } from '@/features/docs/quickstart-code'
import { chapterSchema, copy, tableChapter } from '@/features/docs/content'
import type { ClientToServerEvents, ServerToClientEvents } from '@/lib/contract/socket'

const PAYLOADS_SENT: Record<keyof ClientToServerEvents, string> = {
  make_auto_call: '{ ticket }',
  make_voice_otp_call: '{ ticket }',
  make_callbot_call: '{ ticket }',
  hang_up: '{ call_id }',
  resume: '{ call_id, ticket, last_seq }',
}

const PAYLOADS_RECEIVED: Record<keyof ServerToClientEvents, string> = {
  make_auto_call_response: '{ call_id, status, error_code? }',
  make_voice_otp_call_response: '{ call_id, status, error_code? }',
  make_callbot_call_response: '{ call_id, status, error_code? }',
  hang_up_response: '{ call_id, status, error_code? }',
  resume_response: '{ call_id, status, error_code? }',
  call_status: '{ call_id, seq, state, … }',
}

const keysOf = <Key extends string>(record: Record<Key, string>) =>
  // Object.keys forgets which keys a closed record has.
  Object.keys(record) as Key[]

const SENT = keysOf(PAYLOADS_SENT)
const RECEIVED = keysOf(PAYLOADS_RECEIVED)

export const socketSchema = chapterSchema.extend({
  code: copy,
  sent: tableChapter(SENT, 3),
  received: tableChapter(RECEIVED, 3),
  resume: chapterSchema.extend({ code: copy }),
  examples: z.object({ status: copy, granted: copy, refused: copy }),
})

/** What goes over the socket, both ways, with payloads and the way back after a lost connection. */
export const socketChapter = (content: z.infer<typeof socketSchema>, origin: string): Chapter => {
  const { sent, received, resume, examples: titles } = content
  return {
    ...plainChapter('socket', content, {
      extra: [oneSample(content.code, 'javascript', socketCode(origin))],
    }),
    sections: [
      plainSection('socket-sent', sent, {
        extra: [
          keyedTable({
            label: sent.title,
            ...sent,
            keys: SENT,
            known: (key) => [`\`${PAYLOADS_SENT[key]}\``],
          }),
        ],
      }),
      plainSection('socket-received', received, {
        extra: [
          keyedTable({
            label: received.title,
            ...received,
            keys: RECEIVED,
            known: (key) => [`\`${PAYLOADS_RECEIVED[key]}\``],
          }),
          oneSample(titles.status, 'json', json(examples.events.events.at(-2))),
          oneSample(titles.granted, 'json', json(examples.granted)),
          oneSample(titles.refused, 'json', json(examples.refused)),
        ],
      }),
      plainSection('socket-resume', resume, {
        extra: [oneSample(resume.code, 'json', json(examples.resume))],
      }),
    ],
  }
}
