import { createHash } from 'node:crypto'
import { mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listeningCode, type ListeningQuery } from '../../lib/contract/listening.ts'
import { spellCode } from '../speech/otp.ts'
import { synthesizeSpeech } from '../speech/speech.ts'

/** With more being said at once, whoever asks next is told to come back. */
const MAX_WAITING = 6

type Say = typeof synthesizeSpeech
type Wish = Omit<ListeningQuery, 'voice'> & { voiceCode: string }

/** The codes of the listening test as MP3 files; each is said once and kept beside the recordings of calls. */
export const createListening = (dataDir: string, say: Say = synthesizeSpeech) => {
  const folder = join(dataDir, 'recordings')
  const underWay = new Map<string, Promise<string>>()

  const make = async (file: string, { digits, rate, turn, voiceCode }: Wish) => {
    const { mp3 } = await say(spellCode(listeningCode(digits, turn)), voiceCode, { rate })
    await mkdir(folder, { recursive: true })
    // Nobody may read half a file.
    await writeFile(`${file}.part`, mp3)
    await rename(`${file}.part`, file)
    return file
  }

  /** The file of one code; null when too many are being made. Rejects when the speech engine does, or `admit`, which is asked before one is made. */
  return async (wish: Wish, admit: () => Promise<void>): Promise<string | null> => {
    const { digits, rate, turn, voiceCode } = wish
    const name = createHash('sha256')
      .update(['listening', digits, rate, turn, voiceCode].join(' '))
      .digest('hex')
    const file = join(folder, `${name.slice(0, 32)}.mp3`)
    const now = new Date()
    if (await stat(file).catch(() => null)) {
      // Housekeeping counts from the last use.
      await utimes(file, now, now).catch(() => undefined)
      return file
    }
    if (!underWay.has(file)) await admit()
    const already = underWay.get(file)
    if (already) return already
    if (underWay.size >= MAX_WAITING) return null
    const work = make(file, wish).finally(() => underWay.delete(file))
    underWay.set(file, work)
    return work
  }
}
