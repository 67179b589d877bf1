import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { ErrorCode } from '../messages/messages.ts'
import type { Profile } from './accounts.ts'

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** What limits let through in years is far below this. */
const FEW_GUESSES = 1_000_000
/** A longer one is judged by its beginning: the time this takes grows faster than the text. */
const JUDGED = 48

/** What is wrong with a new password of somebody: their address, or found in a million guesses that begin with what is known of them; null when it will do. */
export const passwordError = (
  password: string,
  { email, firstName, lastName }: Profile,
  brand: string,
): ErrorCode | null => {
  if (password.toLowerCase() === email.toLowerCase()) return 'passwordIsEmail'
  const known = [email, ...email.split(/[@.]/), ...`${firstName} ${lastName} ${brand}`.split(' ')].filter(
    Boolean,
  )
  return guesser.check(password.slice(0, JUDGED), known).guesses < FEW_GUESSES ? 'passwordGuessable' : null
}
