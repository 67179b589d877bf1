import { installGoTool } from './lib/go-tools.ts'
import { run, stopAll, stopOnSignal } from './lib/processes.ts'
import { isInstalled } from './lib/tools.ts'
import { makeSchemas, VALIDATORS } from './lib/validators.ts'

// What cannot be run here is at least right: compose file, manifests and nginx by their own validators, as far as they can be had.
const execute = async (): Promise<number> => {
  const missing: string[] = []
  for (const [name, source] of Object.entries(VALIDATORS))
    if (!(await installGoTool(source))) missing.push(name)
  if (!missing.includes('kubeconform')) makeSchemas()
  if (!(await isInstalled('nginx', '-v'))) missing.push('nginx')
  if (missing.length > 0) process.stdout.write(`Not checked by ${missing.join(', ')}: cannot be had here.\n`)
  return run('vitest', ['run', 'tests/scripts/deploy.test.ts'])
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
}
