import type Provider from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { EmailTokens } from '../accounts/email-tokens.ts'
import type { Urls } from '../urls.ts'
import type { OpenDb } from '../../db/open.ts'
import type { IdentityEnv } from '../env.ts'
import type { Keys } from '../keys.ts'
import type { Letters } from '../letters.ts'
import type { Drain } from '../../drain.ts'
import type { SecondFactors } from '../accounts/second-factors.ts'
import type { FormAnswers } from './form-answers.ts'
import type { Pending } from './pending.ts'

/** What the routes of the identity server work with. */
export type IdentityContext = {
  env: IdentityEnv
  urls: Urls
  database: OpenDb
  keys: Keys
  accounts: Accounts
  secondFactors: SecondFactors
  attempts: Attempts
  formAnswers: FormAnswers
  pending: Pending
  tokens: EmailTokens
  letters: Letters
  provider: Provider
  drain: Drain
  /** Milliseconds since 1970. */
  clock: () => number
}
