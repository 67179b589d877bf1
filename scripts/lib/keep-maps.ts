import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the source maps lie, each by the name of the script or style it is of; nobody is sent them. */
export const MAPS_DIR = '.next/maps'

const LINK = /\n?(?:\/\/|\/\*)# sourceMappingURL=(\S+?)(?:\*\/)?\s*$/

/** Takes the source maps out of what the site serves, and every mention of them in scripts and styles; `npm run inbox reports` reads them. */
export const keepMaps = (staticDir = '.next/static', mapsDir = MAPS_DIR): void => {
  mkdirSync(mapsDir, { recursive: true })
  const names = readdirSync(staticDir, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => /\.(?:css|js)$/.test(each))) {
    const file = path.join(staticDir, name)
    const code = readFileSync(file, 'utf8')
    const [, map] = LINK.exec(code) ?? []
    if (!map) continue
    // The bundler names a map by its own content.
    copyFileSync(path.join(path.dirname(file), map), path.join(mapsDir, `${path.basename(name)}.map`))
    writeFileSync(file, code.replace(LINK, ''))
  }
  for (const name of names.filter((each) => each.endsWith('.map'))) rmSync(path.join(staticDir, name))
}
