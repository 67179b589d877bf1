import { z } from 'zod'
import { newcomerSchema } from '../accounts/accounts.ts'
import type { createAdapter } from '../oidc/adapter.ts'

const MINUTE_S = 60

/** Keeps one value beside a sign-in or session (`owner`) for a while. */
const keeper = <Schema extends z.ZodType>(
  adapter: ReturnType<typeof createAdapter>,
  model: string,
  { schema, lifeS }: { schema: Schema; lifeS: number },
) => {
  const records = adapter(model)
  return {
    keep: async (owner: string, value: z.output<Schema> & Record<string, unknown>): Promise<void> =>
      records.upsert(owner, value, lifeS),
    find: async (owner: string): Promise<z.output<Schema> | null> =>
      schema.safeParse(await records.find(owner)).data ?? null,
    drop: async (owner: string): Promise<void> => records.destroy(owner),
  }
}

/** What waits for a code: a sign-in whose password was right, a sign-up whose address is not proven, and the key of an app. */
export const createPending = (adapter: ReturnType<typeof createAdapter>) => ({
  logins: keeper(adapter, 'PendingLogin', {
    schema: z.object({ accountId: z.string() }),
    lifeS: 10 * MINUTE_S,
  }),
  signUps: keeper(adapter, 'PendingSignUp', {
    schema: newcomerSchema.extend({ codeHash: z.string() }),
    lifeS: 30 * MINUTE_S,
  }),
  factors: keeper(adapter, 'PendingFactor', {
    schema: z.object({ sealedSecret: z.string() }),
    lifeS: 10 * MINUTE_S,
  }),
})
export type Pending = ReturnType<typeof createPending>
