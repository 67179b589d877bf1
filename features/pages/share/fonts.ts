import { readFile } from 'node:fs/promises'
import path from 'node:path'

const FOLDER = 'node_modules/@fontsource/hanken-grotesk/files'

const load = (subset: string) =>
  readFile(path.join(process.cwd(), FOLDER, `hanken-grotesk-${subset}-600-normal.woff`))

/** The two subsets of the headline font; every letter is looked up in the first, then in the second. */
export const FAMILY = 'Latin, Vietnamese'

/** The font files of a share image, in the form its renderer takes (static woff: it cannot read variable woff2). */
export const shareFonts = async () => {
  const [latin, vietnamese] = await Promise.all([load('latin'), load('vietnamese')])
  return [
    { name: 'Latin', data: latin, weight: 600 as const },
    { name: 'Vietnamese', data: vietnamese, weight: 600 as const },
  ]
}

const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u00ff\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u2013\u2014\u2018-\u201d\u2026\u20ab]/gu

/** Text without the characters our fonts lack: for those the renderer would call a font service of a third party. */
export const drawable = (text: string) => text.normalize('NFC').replace(UNKNOWN, '').trim()
