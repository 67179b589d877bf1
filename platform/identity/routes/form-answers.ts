import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FormErrors } from '../accounts/forms.ts'
import type { createAdapter } from '../oidc/adapter.ts'
import { withQuery } from '../pages/layout.ts'
import { messagesSchema } from '../messages/messages.ts'
import { queryOf } from './send-page.ts'

const KEPT_S = 1_800
const PARAMETER = 'answer'

const answerSchema = z.object({
  status: z.number(),
  errors: z.record(z.string(), messagesSchema.shape.errors.keyof()),
  input: z.record(z.string(), z.string()),
})

/** What became of a form that was sent; no errors: it was saved. */
export type FormAnswer = { status?: number; errors: FormErrors; input?: Readonly<Record<string, string>> }

/** Whether a form that was sent was taken. */
export const isTaken = (answer: Pick<FormAnswer, 'errors'> | null): boolean =>
  answer !== null && Object.keys(answer.errors).length === 0

const isKept = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && /^(?!password|otp)\w+$/.test(entry[0])

/** What was entered into a form, to be shown again: no passwords and codes, and not the one character that no database keeps. */
export const readInput = (body: unknown): Record<string, string> => {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body)
      .filter(isKept)
      .map(([name, text]) => [name, text.replaceAll('\0', '')]),
  )
}

/** The address of the page at `path` where it says what became of a form. */
export const withAnswer = (path: string, form: string): string => withQuery(path, PARAMETER, form)

/**
 * Answers forms by Post/Redirect/Get: what is to be said is kept beside the sign-in or session (`owner`), and the
 * browser is sent to a page that says it, so that Back, Forward and reload never send a form again.
 */
export const createFormAnswers = (adapter: ReturnType<typeof createAdapter>) => {
  const answers = adapter('FormAnswer')
  const idOf = (owner: string, form: string) => `${form} ${owner}`

  return {
    /** Keeps an answer and leads to the page at `path`, which is to read it. */
    send: async (
      reply: FastifyReply,
      { owner, form, path }: { owner: string; form: string; path: string },
      { status = 200, errors, input = {} }: FormAnswer,
    ): Promise<FastifyReply> => {
      await answers.upsert(idOf(owner, form), { status, errors, input }, KEPT_S)
      return reply.redirect(withAnswer(path, form), 303)
    },
    /** The answer that the address of a page asks for; null when it asks for none or there is none. */
    read: async (request: FastifyRequest, { owner, form }: { owner: string; form: string }) => {
      if (queryOf(request)[PARAMETER] !== form) return null
      return answerSchema.safeParse(await answers.find(idOf(owner, form))).data ?? null
    },
  }
}
export type FormAnswers = ReturnType<typeof createFormAnswers>
