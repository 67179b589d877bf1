import { createHmac, randomInt } from 'node:crypto'
import type { Keys } from '../keys.ts'

const CODES = 100_000_000

/** A code of eight digits. */
export const makeSignUpCode = (): string => randomInt(CODES).toString().padStart(8, '0')

/** What is kept of the code of a sign-up. */
export const hashSignUpCode = (keys: Pick<Keys, 'form'>, uid: string, code: string): string =>
  createHmac('sha256', keys.form).update(`sign-up ${uid} ${code}`).digest('base64url')
