import type { Db } from '../db/open.ts'
import { captchaUses } from '../db/schema.ts'
import type { CaptchaVerdict } from './captcha.ts'

/** Marks a good captcha answer as used; false when it is bad or was used before. */
export const spendCaptcha = async (db: Db, verdict: CaptchaVerdict): Promise<boolean> => {
  if (verdict.state !== 'good') return false
  const { useId: id, expiresAt } = verdict
  const used = await db.insert(captchaUses).values({ id, expiresAt }).onConflictDoNothing().returning()
  return used.length > 0
}
