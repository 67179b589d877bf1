import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.ts'
import { isInstalled } from './tools.ts'

/** A first build of the largest takes some three minutes on two cores; what takes longer would hold up all of CI. */
const BUILD_SECONDS = '480'

/** Where the command of a Go package at a version is kept, such as `example.com/tool/cmd/tool@v1.0.0`. */
export const goTool = (source: string): string => {
  const [address = '', version = ''] = source.split('@')
  const name = path.basename(address.replace(/\/v\d+$/, ''))
  return path.join(
    path.resolve('node_modules/.cache'),
    `${name}-${version}`,
    path.basename(address).replace(/^v\d+$/, name),
  )
}

/** Has Go build a command from its module proxy, once per version; false where Go or its modules cannot be had. */
export const installGoTool = async (source: string): Promise<boolean> => {
  const command = goTool(source)
  if (existsSync(command)) return true
  if (!(await isInstalled('go', 'version'))) return false
  const env = { GOBIN: path.dirname(command) }
  return (await run('timeout', [BUILD_SECONDS, 'go', 'install', source], { env })) === 0
}
