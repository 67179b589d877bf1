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
import type { FormAnswers } from './form-answers.ts'

/** What the routes of the identity server work with. */
export type IdentityContext = {
  env: IdentityEnv
  urls: Urls
  database: OpenDb
  keys: Keys
  accounts: Accounts
  attempts: Attempts
  formAnswers: FormAnswers
  tokens: EmailTokens
  letters: Letters
  provider: Provider
  drain: Drain
}
