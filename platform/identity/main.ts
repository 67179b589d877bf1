import { runService } from '../run.ts'
import { readIdentityEnv } from './env.ts'
import { identityDir, startIdentity } from './start.ts'

await runService({
  name: 'identity',
  open: () => {
    const env = readIdentityEnv(process.env)
    return { env, folder: identityDir(env), start: () => startIdentity({ env }) }
  },
  onStarted: ({ url, demoUser }) => {
    if (demoUser)
      process.stdout.write(`Sign-in: ${url} · demo user ${demoUser.email} · password ${demoUser.password}\n`)
  },
})
