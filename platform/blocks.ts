import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnv } from './env.ts'
import { commandSchema } from './inbox/command-schema.ts'
import { formatRecord } from './inbox/print.ts'
import { sendCommand } from './inbox/send-command.ts'
import { summarizeError } from './logger.ts'

const HELP = `npm run blocks                          what is blocked, newest first
npm run blocks add number <phone>       never call this number
npm run blocks add address <address>    no calls and no speech for its network, for a day
npm run blocks lift <number of a block>
npm run blocks lift number <phone>      a number a person asked not to be called at stays where it is
npm run blocks lift address <address>
npm run blocks pause calls|speech       none for anybody until it is resumed
npm run blocks resume calls|speech

Works beside a running platform and without one; DATA_DIR (or DATABASE_URL) says where.
`

const commandOf = ([verb = 'list', ...rest]: string[]) => {
  const [first, second] = rest
  const named = second === undefined ? { id: first } : { [first ?? '']: second }
  switch (verb) {
    case 'list':
      return { name: 'blocks' }
    case 'add':
      return { name: 'block', subject: named }
    case 'lift':
      return { name: 'lift', subject: named }
    case 'pause':
      return { name: 'block', subject: { what: first } }
    case 'resume':
      return { name: 'lift', subject: { what: first } }
    default:
      return { name: verb }
  }
}

const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help || positionals[0] === 'help') return HELP
  const command = commandSchema.safeParse(commandOf(positionals))
  if (!command.success) throw new Error(`${z.prettifyError(command.error)}\n\n${HELP}`)
  return formatRecord(await sendCommand(readEnv(process.env), command.data))
}

run().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`blocks: ${summarizeError(error)}\n`)
    process.exitCode = 1
  },
)
