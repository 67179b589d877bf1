import { parseArgs } from 'node:util'
import { z } from 'zod'
import { statsSchema } from '../lib/contract/counts.ts'
import { formatStats } from './counts/print.ts'
import { readEnv } from './env.ts'
import { commandSchema } from './inbox/command-schema.ts'
import { sendCommand } from './inbox/send-command.ts'
import { summarizeError } from './logger.ts'

const HELP = `npm run stats [-- --days 28] [--json]    visits of the last days: pages, sources, steps of the call and of forms,
                                         searches in vain, values of feature flags and what followed

Nobody is known by them. Works beside a running platform and without one; DATA_DIR (or DATABASE_URL) says where.
`

const run = async (): Promise<string> => {
  const { values } = parseArgs({
    options: {
      days: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return HELP
  const command = commandSchema.safeParse({ name: 'stats', days: values.days })
  if (!command.success) throw new Error(`${z.prettifyError(command.error)}\n\n${HELP}`)
  const stats = statsSchema.parse(await sendCommand(readEnv(process.env), command.data))
  return values.json ? `${JSON.stringify(stats, null, 2)}\n` : formatStats(stats)
}

run().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`stats: ${summarizeError(error)}\n`)
    process.exitCode = 1
  },
)
