import { z } from 'zod'
import { kept } from '@/features/docs/run/kept'

const item = kept('docs-own-things')
const thingsSchema = z.record(z.string(), z.string())

/** How a signed address ends, in the sample as in an answer. */
const SIGNED = /\?expires=\d+&signature=[^"\s]+/

const things = (): Record<string, string> => {
  try {
    return thingsSchema.parse(JSON.parse(item.read() ?? '{}'))
  } catch {
    return {}
  }
}

const keep = (name: string, thing: string) => item.write(JSON.stringify({ ...things(), [name]: thing }))

/** A sample with what the visitor's own requests made in place of what it names. */
export const withOwnThings = (sample: string): string => {
  const { signed, ...ids } = things()
  const filled = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(name, id), sample)
  return signed ? filled.replace(SIGNED, () => signed) : filled
}

const thing = z.object({ id: z.string() })
const answerSchema = z.object({ result: z.union([thing, z.array(thing).min(1)]) })

const idIn = (answer: string) => {
  try {
    const { result } = answerSchema.parse(JSON.parse(answer))
    return Array.isArray(result) ? result[0]?.id : result.id
  } catch {
    return undefined
  }
}

/** Keeps what an answer made for the other requests: its id in place of `name`, and the end of a signed address. */
export const keepThings = (answer: { text: string | null; id: string | null }, name: string | undefined) => {
  const id = answer.id ?? idIn(answer.text ?? '')
  if (name && id) keep(name, id)
  const signed = SIGNED.exec(answer.text ?? '')?.[0]
  if (signed) keep('signed', signed)
}
