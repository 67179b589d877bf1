import { z } from 'zod'

const text = z.string().min(1)

/** The words of the listening test; islands import only the type. */
export const listeningMessagesSchema = z.strictObject({
  title: text,
  lead: text,
  digits: text,
  length: text,
  rate: text,
  times: text,
  voice: text,
  code: text,
  listen: text,
  heard: text,
  check: text,
  next: text,
  errors: z.strictObject({ listenFirst: text, tooShort: text }),
  result: z.strictObject({ all: text, some: text, none: text, read: text, typed: text, listens: text }),
  table: z.strictObject({ title: text, setting: text, codes: text, right: text, note: text }),
  unavailable: text,
})

export type ListeningMessages = z.infer<typeof listeningMessagesSchema>
