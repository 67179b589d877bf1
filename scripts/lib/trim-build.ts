import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const SERVER_DIR = '.next/server'
const RENDERED = ['', '.html', '.meta', '.rsc', '.segments']

/**
 * Removes from a finished build what no server reads: the pages it rendered in each language, which at start count as stale
 * and are rendered anew at their first visit, and the source maps of the server.
 */
export const trimBuild = (languages: readonly string[], serverDir = SERVER_DIR) => {
  const pages = languages.flatMap((lang) => RENDERED.map((ending) => path.join('app', lang + ending)))
  const maps = readdirSync(serverDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )
  for (const name of [...pages, ...maps]) {
    rmSync(path.join(serverDir, name), { recursive: true, force: true })
  }
}
