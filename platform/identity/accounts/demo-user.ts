import type { IdentityEnv } from '../env.ts'
import type { Accounts } from './accounts.ts'

/** Makes sure the demo user can sign in; gives its address and password, or null when it is switched off. */
export const seedDemoUser = async (accounts: Accounts, env: IdentityEnv) => {
  const { DEMO_USER: email, DEMO_USER_PASSWORD: password } = env
  if (email === 'none') return null
  const known = await accounts.byEmail(email)
  if (!known) await accounts.create({ email, firstName: 'Minh Anh', lastName: 'Nguyễn' }, password)
  else if (!(await accounts.verify(email, password))) await accounts.setPassword(known.id, password)
  return { email, password }
}
