import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Env } from '../env.ts'
import { controlAnswerSchema, controlFile, controlSchema, type Command } from './command-schema.ts'

const readControl = (dataDir: string) => {
  try {
    return controlSchema.parse(JSON.parse(readFileSync(controlFile(dataDir), 'utf8')))
  } catch {
    return null
  }
}

/** The answer of the platform that runs on this data folder, or null when none does. */
const sendToPlatform = async (dataDir: string, command: Command) => {
  const control = readControl(dataDir)
  if (!control) return null
  const response = await fetch(`http://127.0.0.1:${control.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
    body: JSON.stringify(command),
  }).catch(() => null)
  // A platform that was killed leaves its file behind, and another program may have its port by now.
  if (!response?.ok) return null
  const answer = controlAnswerSchema.parse(await response.json())
  if (!answer.ok) throw new Error(answer.reason)
  return { result: answer.result }
}

/** Has a command carried out by the platform that runs on the data folder, or here while none does; throws with the reason. */
export const sendCommand = async (env: Env, command: Command): Promise<unknown> => {
  const dataDir = resolve(env.DATA_DIR)
  const answer = await sendToPlatform(dataDir, command)
  if (answer) return answer.result
  // The database engine takes a second to load, and beside a running platform it is not needed.
  const { runOffline } = await import('./run-command.ts')
  return runOffline(env, dataDir, command)
}
