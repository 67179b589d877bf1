import { run } from './processes.ts'

/** Whether a command is at hand and answers to the flag that shows its version. */
export const isInstalled = async (command: string, flag: string): Promise<boolean> =>
  (await run('sh', ['-c', `command -v ${command} >/dev/null && ${command} ${flag} >/dev/null 2>&1`])) === 0
