import { unwatchFile, watchFile } from 'node:fs'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { constants } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Logger } from '../logger.ts'

/** How soon an edit is seen; the file is asked for its time, because that works on every disk and for every editor. */
const LOOK_MS = 500

const SEED = new URL('../seed/flags.json', import.meta.url)

const plain = z.union([z.boolean(), z.string(), z.number()])
const fileSchema = z.record(
  z.string().regex(/^[\w.-]{1,100}$/),
  z.union([
    plain.transform((defaultValue) => ({ defaultValue })),
    z.looseObject({ defaultValue: z.json(), rules: z.array(z.looseObject({})).optional() }),
  ]),
)

/** What the flag SDK is given; `dateUpdated` (ISO) tells it whether anything is new. */
export type Features = { status: 200; features: z.output<typeof fileSchema>; dateUpdated: string }

const read = async (file: string): Promise<Features> => {
  const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { status: 200, features: fileSchema.parse(JSON.parse(text)), dateUpdated: mtime.toISOString() }
}

const describeFault = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s*\n\s*/g, ' ')
  return error instanceof Error ? error.message : String(error)
}

type Options = { file: string; log: Logger; onChange: (features: Features) => void }

/**
 * Follows a file of flags (name → true or false, or a whole GrowthBook feature), made from the seed when missing.
 * An edit that cannot be read is logged and changes nothing. Throws when there is no readable file at the start.
 */
export const followFlags = async ({ file, log, onChange }: Options) => {
  await mkdir(dirname(file), { recursive: true })
  await copyFile(SEED, file, constants.COPYFILE_EXCL).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  let current = await read(file).catch((error: unknown) => {
    throw new Error(`FLAGS_FILE ${file} is not right. ${describeFault(error)}`)
  })
  const look = async () => {
    try {
      current = await read(file)
    } catch (error) {
      log.warn({ file, fault: describeFault(error) }, 'the flags cannot be read; those before stay')
      return
    }
    onChange(current)
  }
  const onEdit = () => void look()
  watchFile(file, { interval: LOOK_MS, persistent: false }, onEdit)
  return { current: () => current, stop: () => unwatchFile(file, onEdit) }
}
