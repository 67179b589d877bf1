import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { N: number; r: number; p: number }

/** 32 MB and a good tenth of a second for each guess. */
export const SCRYPT_COST: Cost = { N: 32_768, r: 8, p: 3 }

const KEY_BYTES = 32
const MEMORY = 64 * 1024 * 1024

// The same accented password typed on two systems can differ in bytes.
const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const format = ({ N, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

const parse = (hash: string) => {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

/** Hashes and checks passwords; a hash is `scrypt$N$r$p$salt$key` and keeps working when the cost is raised. */
export const createPasswords = (cost: Cost) => {
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(16)
    return format(cost, salt, await derive(password, salt, cost))
  }
  // Nobody knows its password.
  const dummyHash = hash(randomBytes(24).toString('base64url'))

  return {
    hash,
    /** Whether a password fits a hash; without a hash the same work is done, so that time tells nothing about who exists. */
    verify: async (password: string, storedHash: string | undefined): Promise<boolean> => {
      const expected = parse(storedHash ?? (await dummyHash))
      const actual = await derive(password, expected.salt, expected.cost)
      const isSame = expected.key.length === actual.length && timingSafeEqual(expected.key, actual)
      return isSame && storedHash !== undefined
    },
  }
}
