import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { identityUsers, type UserRow } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'
import type { IdentityEnv } from '../env.ts'
import { createPasswords, SCRYPT_COST } from './password.ts'

export type Profile = { email: string; firstName: string; lastName: string }

const fold = (email: string) => email.normalize('NFC').toLowerCase()

/** The people who can sign in. An email address is one person whatever its capitals. */
export const createAccounts = (db: Db, clock: () => number, cost = SCRYPT_COST) => {
  const passwords = createPasswords(cost)
  const byEmail = async (email: string): Promise<UserRow | undefined> => {
    const [user] = await db
      .select()
      .from(identityUsers)
      .where(eq(identityUsers.email, fold(email)))
    return user
  }
  const byId = async (id: string): Promise<UserRow | undefined> => {
    const [user] = await db.select().from(identityUsers).where(eq(identityUsers.id, id))
    return user
  }
  const change = (id: string, values: Partial<UserRow>) =>
    db
      .update(identityUsers)
      .set({ ...values, updatedAt: new Date(clock()) })
      .where(eq(identityUsers.id, id))

  return {
    byEmail,
    byId,
    /** The person whose password this is; null for an unknown address as well, after the same time. */
    verify: async (email: string, password: string): Promise<UserRow | null> => {
      const user = await byEmail(email)
      return (await passwords.verify(password, user?.passwordHash)) && user ? user : null
    },
    /** The new person, with the wording they agreed to; null when the address is taken. */
    create: async (
      { email, firstName, lastName }: Profile,
      password: string,
      consentVersion?: string,
    ): Promise<UserRow | null> => {
      const passwordHash = await passwords.hash(password)
      const [user] = await db
        .insert(identityUsers)
        .values({
          id: randomUUID(),
          email: fold(email),
          firstName,
          lastName,
          passwordHash,
          consentVersion,
          consentedAt: consentVersion ? new Date(clock()) : undefined,
        })
        .onConflictDoNothing()
        .returning()
      return user ?? null
    },
    rename: (id: string, { firstName, lastName }: Omit<Profile, 'email'>) =>
      change(id, { firstName, lastName }),
    /** Notes that the email address is known to be the person's own. */
    markVerified: (id: string) => change(id, { emailVerified: true }),
    setPassword: async (id: string, password: string) =>
      change(id, { passwordHash: await passwords.hash(password) }),
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/** Makes sure the demo user can sign in; gives its address and password, or null where none is set. */
export const seedDemoUser = async (accounts: Accounts, env: IdentityEnv) => {
  const { DEMO_USER: email, DEMO_USER_PASSWORD: password } = env
  if (!email || !password) return null
  const existing = await accounts.byEmail(email)
  const user =
    existing ?? (await accounts.create({ email, firstName: 'Minh Anh', lastName: 'Nguyễn' }, password))
  if (!user) throw new Error(`DEMO_USER: ${email} was taken in this moment`)
  if (!(await accounts.verify(email, password))) await accounts.setPassword(user.id, password)
  // Whoever runs the demo vouches for the address; nobody registered it.
  await accounts.markVerified(user.id)
  return { email, password }
}
