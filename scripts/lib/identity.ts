import { expectFree, start, waitFor, type Environment } from './processes.ts'

type Options = { nodeFlags?: readonly string[]; quiet?: boolean }

/** Starts the embedded identity server and waits for it; null when the caller signs people in elsewhere (KEYCLOAK_URL). */
export const startIdentity = async (env: Environment, { nodeFlags = [], quiet = false }: Options = {}) => {
  if (process.env['KEYCLOAK_URL']) return null
  const port = env['IDENTITY_PORT'] ?? ''
  await expectFree(port, 'IDENTITY_PORT')
  const identity = start('node', [...nodeFlags, 'platform/identity/main.ts'], { env, quiet })
  await waitFor(`http://localhost:${port}/healthz`, identity)
  return identity
}
