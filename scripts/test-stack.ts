import { run, stopAll, stopOnSignal } from './lib/processes.ts'
import { isInstalled } from './lib/tools.ts'

// The shipped nginx configuration in front of a real site and platform; needs nginx and openssl of the system.
const execute = async () => {
  for (const [tool, flag] of [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ] as const) {
    if (await isInstalled(tool, flag)) continue
    process.stdout.write(`The stack was not tested: ${tool} cannot be found here.\n`)
    return 0
  }
  if (!process.env['SKIP_BUILD'] && (await run('node', ['scripts/build.ts'])) !== 0) return 1
  return run('playwright', ['test', '--project=stack', ...process.argv.slice(2)], { env: { STACK: '1' } })
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
}
