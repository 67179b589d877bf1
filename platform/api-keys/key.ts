import { createHash, randomBytes } from 'node:crypto'

const SHAPE = /^song_(?:live|test)_[A-Za-z0-9_-]{32}$/
const PREFIX_LENGTH = 14

/** A new key: 192 random bits behind a name that says whose and what it is. */
export const makeKey = (kind: 'live' | 'test'): string =>
  `song_${kind}_${randomBytes(24).toString('base64url')}`

/** How a key begins: enough to tell it from others, of no use to anybody. */
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH)

/** What is kept of a key. It is random throughout, so nobody guesses it from its plain hash, and that outlives every secret of ours. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whom what is done with a key belongs to: its owner, or a visitor's key itself. */
export const accountOf = ({ owner, id }: { owner: string | null; id: string }): string => owner ?? id

/** Whether a request means to carry a key, good or not. */
export const isLikeKey = (authorization: string | undefined): boolean =>
  /^bearer song_/i.test(authorization ?? '')

/** The key a request carries as its bearer token, or null. */
export const keyIn = (authorization: string | undefined): string | null => {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return token && SHAPE.test(token) ? token : null
}
