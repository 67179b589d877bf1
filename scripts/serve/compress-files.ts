import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compress } from './encoding.ts'
import { COMPRESSED_DIR, EXTENSIONS } from './static-files.ts'

const COMPRESSIBLE = /\.(?:css|js|json|svg|txt|vtt|webmanifest)$/
const SOURCES = [
  { folder: '.next/static', address: '_next/static' },
  { folder: 'public', address: '' },
]

const compressFile = async (file: string, target: string) => {
  const bytes = readFileSync(file)
  mkdirSync(path.dirname(target), { recursive: true })
  for (const encoding of ['br', 'gzip'] as const) {
    writeFileSync(target + EXTENSIONS[encoding], await compress(bytes, encoding, 'best'))
  }
}

/** Compresses the site's static files once, as small as it gets; gives how many. */
export const compressFiles = async (): Promise<number> => {
  rmSync(COMPRESSED_DIR, { recursive: true, force: true })
  const jobs = SOURCES.flatMap(({ folder, address }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => COMPRESSIBLE.test(name))
      .map((name) => compressFile(path.join(folder, name), path.join(COMPRESSED_DIR, address, name))),
  )
  await Promise.all(jobs)
  return jobs.length
}
