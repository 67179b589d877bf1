import { and, eq, notExists } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { identityUsers, type UserRow } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'
import type { IdentityEnv } from '../env.ts'
import { createPasswords, SCRYPT_COST } from './password.ts'

export type Profile = { email: string; firstName: string; lastName: string }

/** Somebody who has signed up, with the wording they agreed to, until the address is known to be theirs. */
export const newcomerSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
  consentVersion: z.string().optional(),
})
type Newcomer = z.infer<typeof newcomerSchema>

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

  const prepare = async (
    { email, firstName, lastName }: Profile,
    password: string,
    consentVersion?: string,
  ): Promise<Newcomer> => ({
    email: fold(email),
    firstName,
    lastName,
    passwordHash: await passwords.hash(password),
    consentVersion,
  })
  const add = async (
    newcomer: Newcomer,
    { isVerified }: { isVerified: boolean },
  ): Promise<UserRow | null> => {
    const [user] = await db
      .insert(identityUsers)
      .values({
        ...newcomer,
        id: randomUUID(),
        emailVerified: isVerified,
        consentedAt: newcomer.consentVersion ? new Date(clock()) : undefined,
      })
      .onConflictDoNothing()
      .returning()
    return user ?? null
  }

  return {
    byEmail,
    byId,
    /** The person whose password this is; null for an unknown address as well, after the same time. */
    verify: async (email: string, password: string): Promise<UserRow | null> => {
      const user = await byEmail(email)
      return (await passwords.verify(password, user?.passwordHash)) && user ? user : null
    },
    /** Hashes the password of somebody who signs up; the same work whether the address is taken or not. */
    prepare,
    /** The new person; null when the address is taken. */
    add,
    /** A person whose address nobody has checked; null when it is taken. */
    create: async (profile: Profile, password: string): Promise<UserRow | null> =>
      add(await prepare(profile, password), { isVerified: false }),
    /** Gives a person another address, known to be theirs; null when it is taken. */
    changeEmail: async (id: string, email: string): Promise<UserRow | null> => {
      const taken = db
        .select()
        .from(identityUsers)
        .where(eq(identityUsers.email, fold(email)))
      const [user] = await db
        .update(identityUsers)
        .set({ email: fold(email), emailVerified: true, updatedAt: new Date(clock()) })
        .where(and(eq(identityUsers.id, id), notExists(taken)))
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
