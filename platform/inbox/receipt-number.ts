import { randomInt } from 'node:crypto'
import type { SubmissionKind } from '../db/schema.ts'

const LETTER: Record<SubmissionKind, string> = { contact: 'C', application: 'A', 'data-rights': 'R' }

// Without I, L, O and U: nobody takes one sign for another on the phone, and no word comes of it.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const VIETNAM_MS = 7 * 3_600_000

/** A number to read out on the phone: what it is, the day in Vietnam, five random signs (`C261121-7K3FQ`). */
export const receiptNumber = (kind: SubmissionKind, now: number): string => {
  const day = new Date(now + VIETNAM_MS).toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  return `${LETTER[kind]}${day}-${tail}`
}
