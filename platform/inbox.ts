import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnv } from './env.ts'
import { sendCommand } from './inbox/send-command.ts'
import { commandSchema } from './inbox/command-schema.ts'
import type { Entry } from './inbox/entries.ts'
import { locateReports } from './reports/locate.ts'
import { formatEntries, formatRecord } from './inbox/print.ts'
import { summarizeError } from './logger.ts'

const HELP = `npm run inbox [-- options]              what came in, newest first
npm run inbox show <receipt>            one of it, whole
npm run inbox file <receipt> [folder]   save the CV of an application
npm run inbox find <email or phone>    everything kept about a person
npm run inbox export <email or phone> <folder>  the same as files to hand over, with CVs and recordings
npm run inbox fulfil <receipt>          do what a data request asks for (show, delete, withdraw) and mark it done
npm run inbox done <receipt>            mark it done without doing anything
npm run inbox delete <receipt>          delete one record with its file and email
npm run inbox erase <email or phone>   delete everything a person sent, and their finished demo calls
npm run inbox dead                      letters that could not be sent for days
npm run inbox retry                     try them again
npm run inbox reports                   what browsers reported: errors of scripts, where they are in the source, and broken policies
npm run inbox code <phone>              the code that proves a number at /call-check, for whoever owns it where no phone rings
npm run purge                           delete what is past its retention

options, after --:  --json   --kind contact|application|data-rights   --limit 50   --note "…"
Works beside a running platform and without one; DATA_DIR (or DATABASE_URL) says where.
`

const fileSchema = z.object({ filename: z.string().regex(/^[\w.-]+$/), base64: z.string() })

const saveFile = async (answer: unknown, folder = '.'): Promise<string> => {
  const { filename, base64 } = fileSchema.parse(answer)
  const path = join(folder, filename)
  await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 })
  return `${path}\n`
}

const exportedSchema = z.looseObject({
  files: z.array(z.object({ name: z.string().regex(/^[\w.-]+$/), base64: z.string() })),
})

const saveExport = async (answer: unknown, folder: string): Promise<string> => {
  const { files, ...person } = exportedSchema.parse(answer)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const save = (name: string, content: string | Buffer) =>
    writeFile(join(folder, name), content, { mode: 0o600 })
  await save('person.json', JSON.stringify(person, null, 2))
  for (const { name, base64 } of files) await save(name, Buffer.from(base64, 'base64'))
  return `${join(folder, 'person.json')} and ${files.length} files\n`
}

const readArgs = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      kind: { type: 'string' },
      limit: { type: 'string', default: '50' },
      note: { type: 'string' },
    },
  })

const run = async (): Promise<string> => {
  const { values, positionals } = readArgs()
  const [name = 'list', subject, folder] = positionals
  if (values.help || name === 'help') return HELP
  const { kind, note } = values
  const input = { name, receipt: subject, person: subject, kind, note, limit: Number(values.limit) }
  const command = commandSchema.safeParse(input)
  if (!command.success) throw new Error(`${z.prettifyError(command.error)}\n\n${HELP}`)
  const answer = await sendCommand(readEnv(process.env), command.data)
  if (name === 'export') return saveExport(answer, folder ?? 'export')
  if (name === 'reports') return formatRecord(locateReports(answer))
  if (name === 'file') return saveFile(answer, folder)
  if (values.json) return `${JSON.stringify(answer, null, 2)}\n`
  // The shape is the one `list` gives; the wire between the two ends of one program loses no type.
  return name === 'list' ? `${formatEntries(answer as Entry[])}\n` : formatRecord(answer)
}

run().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`inbox: ${summarizeError(error)}\n`)
    process.exitCode = 1
  },
)
