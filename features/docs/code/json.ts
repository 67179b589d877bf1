import { isRecord } from '@/features/docs/code/request'

const WIDTH = 76

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`)
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}

/** A JSON value as text for reading: what fits on a line stays on one. */
export const json = (value: unknown, depth = 0): string => {
  const short = oneLine(value)
  const isOuterRecord = depth === 0 && isRecord(value)
  if (!isOuterRecord && short.length + depth <= WIDTH) return short
  const space = ' '.repeat(depth + 2)
  const end = `\n${' '.repeat(depth)}`
  if (Array.isArray(value)) {
    return `[${value.map((item) => `\n${space}${json(item, depth + 2)}`).join(',')}${end}]`
  }
  if (!isRecord(value)) return short
  const entries = Object.entries(value).map(
    ([key, entry]) => `\n${space}${JSON.stringify(key)}: ${json(entry, depth + 2)}`,
  )
  return `{${entries.join(',')}${end}}`
}
