import type { z } from 'zod'

/** What an example or an old compose file said; everybody knows it. */
const KNOWN_PASSWORDS = ['song', 'postgres']

type Given = { NODE_ENV?: string | undefined; DATABASE_URL?: string | undefined }

/** A password that everybody knows stops the start in production. */
export const checkDatabaseUrl = ({ NODE_ENV, DATABASE_URL }: Given, context: z.RefinementCtx): void => {
  if (NODE_ENV !== 'production' || !DATABASE_URL) return
  if (KNOWN_PASSWORDS.includes(new URL(DATABASE_URL).password))
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'has a password that everybody knows; give the database another one',
    })
}
