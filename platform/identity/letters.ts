import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '../../lib/contract/enums.ts'
import type { UserRow } from '../db/identity-schema.ts'
import { emailDomain, type Deliver, type Email } from '../email/deliver.ts'
import { fill } from '../email/format.ts'
import type { Logger } from '../logger.ts'
import type { EmailTokens, Purpose } from './accounts/email-tokens.ts'
import type { IdentityEnv } from './env.ts'
import { messagesOf } from './messages/messages.ts'
import { withLocale } from './pages/layout.ts'
import { emailPath, type Urls } from './urls.ts'

const WAITS_MS = [2_000, 15_000]

type Parts = {
  env: IdentityEnv
  urls: Urls
  tokens: EmailTokens
  deliver: Deliver
  clock: () => number
  log: Logger
}

/**
 * The letters of the identity server. Nothing somebody typed stands in them: anybody may have typed the address. They are written after the answer, so that its time tells nothing, and not kept anywhere before
 * they are sent: whoever read them could use them. One that is lost is asked for again.
 */
export const createLetters = ({ env, urls, tokens, deliver, clock, log }: Parts) => {
  const { MAIL_FROM, BRAND_NAME: brand } = env
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const emailOf = async (user: UserRow, purpose: Purpose, locale: Locale): Promise<Email> => {
    const token = await tokens.issue(user.id, purpose)
    const words = messagesOf(locale).letters[purpose]
    const path = withLocale(`${urls.mount}${emailPath(purpose)}?key=${token}`, locale)
    const date = new Date(clock())
    const id = randomUUID()
    return {
      name: `${purpose}-${date.toISOString().slice(0, 19).replace(/[^\d]/g, '')}-${id.slice(0, 8)}`,
      messageId: `<${id}@${emailDomain(MAIL_FROM)}>`,
      date,
      to: user.email,
      replyTo: env.SUPPORT_EMAIL ?? null,
      attachment: null,
      letter: {
        locale,
        subject: fill(words.subject, { brand }),
        blocks: [
          messagesOf(locale).letters.greeting,
          fill(words.text, { brand }),
          { action: { label: words.action, href: urls.origin + path } },
          words.ignore,
          brand,
        ],
      },
    }
  }

  const deliverPatiently = async (email: Email) => {
    for (const wait of WAITS_MS) {
      try {
        return await deliver(email)
      } catch (error) {
        log.warn({ err: error }, 'a letter could not be sent yet')
        await sleep(wait, undefined, { signal: stopping.signal })
      }
    }
    return deliver(email)
  }

  return {
    /** Writes to a person in the background. */
    send: (user: UserRow, purpose: Purpose, locale: Locale): void => {
      const work = emailOf(user, purpose, locale)
        .then(deliverPatiently)
        .catch((error: unknown) => log.error({ err: error, purpose }, 'a letter could not be sent'))
        .finally(() => running.delete(work))
      running.add(work)
    },
    /** Resolves when nothing is on its way any more. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
export type Letters = ReturnType<typeof createLetters>
