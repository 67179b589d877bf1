import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the source maps of the browser's scripts lie, by the scripts' names; nobody is sent them. */
const MAPS_DIR = '.next/maps'

const LINK = /\n?(?:\/\/|\/\*)# sourceMappingURL=.*\s*$/

/** Takes the source maps out of what the site serves, and every mention of them in scripts and styles; `npm run inbox reports` reads them. */
export const keepMaps = (staticDir = '.next/static', mapsDir = MAPS_DIR): void => {
  mkdirSync(mapsDir, { recursive: true })
  for (const name of readdirSync(staticDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(staticDir, name)
    if (name.endsWith('.map')) renameSync(file, path.join(mapsDir, path.basename(name)))
    else if (/\.(?:css|js)$/.test(name)) writeFileSync(file, readFileSync(file, 'utf8').replace(LINK, ''))
  }
}
