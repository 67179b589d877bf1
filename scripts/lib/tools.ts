import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run } from './processes.ts'

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file of the first folder on the path that holds one of these commands. */
export const findCommand = (names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable)

/** Whether a command is at hand and answers to the flag that shows its version. */
export const isInstalled = async (command: string, flag: string): Promise<boolean> =>
  (await run('sh', ['-c', `command -v ${command} >/dev/null && ${command} ${flag} >/dev/null 2>&1`])) === 0
