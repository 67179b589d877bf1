import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDir } from '../data-lock.ts'
import { openDb } from '../db/open.ts'
import type { Env } from '../env.ts'
import { openSecrets } from '../secrets.ts'
import { openStorage } from '../storage/open.ts'
import type { Command } from './command.ts'
import { runCommand } from './commands.ts'

/** Carries out a command on a data folder no platform has open. */
export const runHere = async (env: Env, dataDir: string, command: Command): Promise<unknown> => {
  if (!env.DATABASE_URL && !existsSync(join(dataDir, 'db')))
    throw new Error(`no platform has kept anything in DATA_DIR ${dataDir} yet`)
  const unlock = env.DATABASE_URL ? () => undefined : lockDataDir(dataDir)
  try {
    const secrets = await openSecrets(env, dataDir)
    const database = await openDb(dataDir, env.DATABASE_URL)
    try {
      const storage = await openStorage({ env, dataDir, secrets, port: () => env.PLATFORM_PORT })
      return await runCommand({ env, database, secrets, clock: Date.now, storage }, command)
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}
