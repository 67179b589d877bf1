import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Faults } from '../accounts/forms.ts'
import type { createAdapter } from '../oidc/adapter.ts'
import { withQuery } from '../pages/frame.ts'
import { wordsSchema } from '../words/words.ts'
import { queryOf } from './send.ts'

const KEPT_S = 1_800
const PARAMETER = 'answer'

const answerSchema = z.object({
  status: z.number(),
  faults: z.record(z.string(), wordsSchema.shape.faults.keyof()),
  typed: z.record(z.string(), z.string()),
})

/** What became of a form that was sent; no faults: it was saved. */
export type FormAnswer = { status?: number; faults: Faults; typed?: Readonly<Record<string, string>> }

/** The address of the page at `path` where it says what became of a form. */
export const withAnswer = (path: string, form: string): string => withQuery(path, PARAMETER, form)

/**
 * Answers forms by Post/Redirect/Get: what is to be said is kept beside the sign-in or session (`owner`), and the
 * browser is sent to a page that says it, so that Back, Forward and reload never send a form again.
 */
export const createFormAnswers = (adapter: ReturnType<typeof createAdapter>) => {
  const kept = adapter('FormAnswer')
  const idOf = (owner: string, form: string) => `${form} ${owner}`

  return {
    /** Keeps an answer and leads to the page at `path`, which is to read it. */
    send: async (
      reply: FastifyReply,
      { owner, form, path }: { owner: string; form: string; path: string },
      { status = 200, faults, typed = {} }: FormAnswer,
    ): Promise<FastifyReply> => {
      await kept.upsert(idOf(owner, form), { status, faults, typed }, KEPT_S)
      return reply.redirect(withAnswer(path, form), 303)
    },
    /** The answer that the address of a page asks for; null when it asks for none or there is none. */
    read: async (request: FastifyRequest, { owner, form }: { owner: string; form: string }) => {
      if (queryOf(request)[PARAMETER] !== form) return null
      return answerSchema.safeParse(await kept.find(idOf(owner, form))).data ?? null
    },
  }
}
export type FormAnswers = ReturnType<typeof createFormAnswers>
