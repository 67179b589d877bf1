import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { networkOf } from '../../../lib/domain/network-address.ts'
import { identityAttempts } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'
import { createRateLimit, type RateLimit } from '../../rate-limit.ts'
import type { IdentityEnv } from '../env.ts'

const QUARTER_S = 15 * 60
const HOUR_S = 3_600
/** How many people may sit behind one address, and from how many addresses one person may be guessed at. */
const SHARED_FACTOR = 10
/** How many times as many letters may be asked for from all addresses together: a mailbox is not to be flooded. */
const LETTERS_FACTOR = 3
/** How many codes may be tried for one person an hour, from all addresses together, for each wrong password allowed in 15 minutes. */
const CODES_FACTOR = 2

export type Uses = readonly [RateLimit, key: string][]

type Login = { email: string; address: string; device: string | null }

const hashOf = (email: string) =>
  createHash('sha256').update(email.normalize('NFC').toLowerCase()).digest('base64url')

/** What signing in, registering and letters are counted against; kept in the database, so that a restart forgives nothing. */
export const createAttempts = (
  db: Db,
  { LOGIN_TRIES, REGISTRATIONS_PER_HOUR, LETTERS_PER_HOUR }: IdentityEnv,
) => {
  const createLimit = (name: string, limit: number, windowS: number) =>
    createRateLimit({ name, limit, windowS }, { db, table: identityAttempts })
  const byDevice = createLimit('login-device', LOGIN_TRIES, QUARTER_S)
  const byPair = createLimit('login', LOGIN_TRIES, QUARTER_S)
  const byAddress = createLimit('login-address', LOGIN_TRIES * SHARED_FACTOR, QUARTER_S)
  const byAccount = createLimit('login-person', LOGIN_TRIES * SHARED_FACTOR, QUARTER_S)
  const registrations = createLimit('registration', REGISTRATIONS_PER_HOUR, HOUR_S)

  const codesOfPerson = createLimit('second-factor', LOGIN_TRIES * CODES_FACTOR, HOUR_S)
  const codesOfSignUp = createLimit('sign-up-code', LOGIN_TRIES, HOUR_S)

  const lettersByPair = createLimit('letters', LETTERS_PER_HOUR, HOUR_S)
  const lettersByAddress = createLimit('letters-address', LETTERS_PER_HOUR * SHARED_FACTOR, HOUR_S)
  const lettersByAccount = createLimit('letters-person', LETTERS_PER_HOUR * LETTERS_FACTOR, HOUR_S)

  return {
    /**
     * The person from this address, the address, and the person from anywhere, in this order: whoever is refused at
     * the first uses up nothing of the others. A device the person has signed in with before has a budget of its own.
     */
    login: ({ email, address, device }: Login): Uses => {
      const person = hashOf(email)
      const network = networkOf(address)
      if (device) return [[byDevice, `${person} ${device}`]]
      return [
        [byPair, `${person} ${network}`],
        [byAddress, network],
        [byAccount, person],
      ]
    },
    /** A letter to a person, whether there is one or not, asked for from this address. */
    letter: ({ email, address }: Omit<Login, 'device'>): Uses => {
      const [person, network] = [hashOf(email), networkOf(address)]
      return [
        [lettersByPair, `${person} ${network}`],
        [lettersByAddress, network],
        [lettersByAccount, person],
      ]
    },
    /** A code of the second factor: whoever may try one has the password already, so it is counted for the person alone. */
    secondFactor: (accountId: string): Uses => [[codesOfPerson, accountId]],
    /** The code that a sign-up was sent. */
    signUpCode: (uid: string): Uses => [[codesOfSignUp, uid]],
    registration: (address: string): Uses => [[registrations, networkOf(address)]],
    /** The password was right: it was no guess, and those before it on the first budget were slips. */
    forgive: async (uses: Uses): Promise<void> => {
      for (const [index, [limit, key]] of uses.entries())
        await (index ? limit.giveBack(key) : limit.forget(key))
    },
    /** Deletes the counts of windows that are over. */
    deleteExpired: async (moment: Date): Promise<void> => {
      await db.delete(identityAttempts).where(lt(identityAttempts.expire, moment))
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
