import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '../../lib/contract/enums.ts'
import type { UserRow } from '../db/identity-schema.ts'
import { emailDomain, type Deliver, type Email } from '../email/deliver.ts'
import { fill } from '../email/format.ts'
import type { Block } from '../email/letter.ts'
import type { Logger } from '../logger.ts'
import type { EmailTokens, Purpose } from './accounts/email-tokens.ts'
import type { IdentityEnv } from './env.ts'
import { messagesOf, type Messages } from './messages/messages.ts'
import { withLocale } from './pages/layout.ts'
import { emailPath, RESET_PATH, type Urls } from './urls.ts'

const WAITS_MS = [2_000, 15_000]

/** What somebody is told of that has happened to their account. */
type AccountEvent = keyof Messages['letters']['events']

type Parts = {
  env: IdentityEnv
  urls: Urls
  tokens: EmailTokens
  deliver: Deliver
  clock: () => number
  log: Logger
}

type Draft = { kind: string; to: string; locale: Locale; subject: string; blocks: readonly Block[] }

/**
 * The letters of the identity server. Nothing somebody typed stands in them: anybody may have typed the address. They are written after the answer, so that its time tells nothing, and not kept anywhere before
 * they are sent: whoever read them could use them. One that is lost is asked for again.
 */
export const createLetters = ({ env, urls, tokens, deliver, clock, log }: Parts) => {
  const { MAIL_FROM, BRAND_NAME: brand } = env
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const emailOf = ({ kind, to, locale, subject, blocks }: Draft): Email => {
    const date = new Date(clock())
    const id = randomUUID()
    return {
      name: `${kind}-${date.toISOString().slice(0, 19).replace(/[^\d]/g, '')}-${id.slice(0, 8)}`,
      messageId: `<${id}@${emailDomain(MAIL_FROM)}>`,
      date,
      to,
      replyTo: env.SUPPORT_EMAIL ?? null,
      attachment: null,
      letter: {
        locale,
        subject: fill(subject, { brand }),
        blocks: [messagesOf(locale).letters.greeting, ...blocks, brand],
      },
    }
  }

  const linkDraft = async (
    user: UserRow,
    purpose: Purpose,
    locale: Locale,
    newEmail: string | null,
  ): Promise<Draft> => {
    const token = await tokens.issue(user.id, purpose, newEmail)
    const { subject, text, action, ignore } = messagesOf(locale).letters[purpose]
    const path = withLocale(`${urls.mount}${emailPath(purpose)}?key=${token}`, locale)
    const press = { action: { label: action, href: urls.origin + path } }
    return {
      kind: purpose,
      to: newEmail ?? user.email,
      locale,
      subject,
      blocks: [fill(text, { brand }), press, ignore],
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

  const inBackground = (draft: Promise<Draft>) => {
    const work = draft
      .then((written) => deliverPatiently(emailOf(written)))
      .catch((error: unknown) => log.error({ err: error }, 'a letter could not be sent'))
      .finally(() => running.delete(work))
    running.add(work)
  }

  return {
    /** Writes a link to a person, or to the address they want to change to, in the background. */
    send: (user: UserRow, purpose: Purpose, locale: Locale, newEmail: string | null = null): void =>
      inBackground(linkDraft(user, purpose, locale, newEmail)),
    /** Writes the code that finishes a sign-up to whoever has the address, in the background. */
    sendCode: (to: string, signUpCode: string, locale: Locale): void => {
      const { subject, text, ignore } = messagesOf(locale).letters.signUp
      const blocks = [fill(text, { brand }), signUpCode, ignore]
      inBackground(Promise.resolve({ kind: 'sign-up', to, locale, subject, blocks }))
    },
    /** Tells whoever has an address what has happened to the account, and what to do when it was not them, in the background. */
    tell: (to: string, event: AccountEvent, locale: Locale): void => {
      const { events, notYou, resetAction } = messagesOf(locale).letters
      const { subject, text } = events[event]
      const href = urls.origin + withLocale(urls.mount + RESET_PATH, locale)
      const blocks = [fill(text, { brand }), notYou, { action: { label: resetAction, href } }]
      inBackground(Promise.resolve({ kind: event, to, locale, subject, blocks }))
    },
    /** Resolves when nothing is on its way any more. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
export type Letters = ReturnType<typeof createLetters>
