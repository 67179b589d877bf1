import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MAPS_DIR } from './keep-maps.ts'

/** V8's word for it, at the very top of a file; every other engine reads a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Where the hint saves less than its bytes cost, in characters of a script. */
const SMALL = 8_000

/**
 * Has browsers compile all of a script while it still arrives, beside the page: otherwise each function is compiled when it is first
 * called, and a press waits for it. Maps stay true: everything stands a line lower. Runs once, after `keepMaps`.
 */
export const compileAhead = (staticDir = '.next/static', mapsDir = MAPS_DIR): void => {
  for (const name of readdirSync(staticDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(staticDir, name)
    const map = path.join(mapsDir, `${path.basename(name)}.map`)
    if (!name.endsWith('.js') || !existsSync(map)) continue
    const code = readFileSync(file, 'utf8')
    const { mappings, ...rest } = JSON.parse(readFileSync(map, 'utf8'))
    if (code.length < SMALL || typeof mappings !== 'string') continue
    writeFileSync(file, HINT + code)
    writeFileSync(map, JSON.stringify({ ...rest, mappings: `;${mappings}` }))
  }
}
