import { rmSync } from 'node:fs'
import path from 'node:path'

const SERVER_DIR = '.next/server'
const RENDERED = ['', '.html', '.meta', '.rsc', '.segments']

/** Removes from a finished build the pages it rendered in each language: at start they count as stale and are rendered anew at their first visit. */
export const trimBuild = (languages: readonly string[], serverDir = SERVER_DIR) => {
  const pages = languages.flatMap((lang) => RENDERED.map((ending) => path.join('app', lang + ending)))
  for (const name of pages) rmSync(path.join(serverDir, name), { recursive: true, force: true })
}
