import type { IdentityEnv } from '../env.ts'
import type { Accounts } from './accounts.ts'

/** Makes sure the demo user can sign in; gives its address and password, or null where none is set. */
export const seedDemoUser = async (accounts: Accounts, env: IdentityEnv) => {
  const { DEMO_USER: email, DEMO_USER_PASSWORD: password } = env
  if (!email || !password) return null
  const found = await accounts.byEmail(email)
  const user =
    found ?? (await accounts.create({ email, firstName: 'Minh Anh', lastName: 'Nguyễn' }, password))
  if (!user) throw new Error(`DEMO_USER: ${email} was taken in this moment`)
  if (!(await accounts.verify(email, password))) await accounts.setPassword(user.id, password)
  // Whoever runs the demo vouches for the address; nobody registered it.
  await accounts.markVerified(user.id)
  return { email, password }
}
