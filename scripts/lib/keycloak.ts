import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { run, start, waitFor, type Environment } from './processes.ts'
import { isInstalled } from './tools.ts'

const VERSION = '26.7.3'
const FOLDER = path.resolve('node_modules/.cache', `keycloak-${VERSION}`)
const START_S = 600

/** The tools a real Keycloak needs and this machine lacks. */
export const missingTools = async (): Promise<string[]> => {
  const found = await Promise.all([isInstalled('java', '-version'), isInstalled('mvn', '-v')])
  return ['Java', 'Maven'].filter((_tool, index) => !found[index])
}

/** Fetches the distribution through Maven, once per version; gives its folder. Throws when it cannot be had. */
const fetchKeycloak = async (): Promise<string> => {
  if (existsSync(FOLDER)) return FOLDER
  const draft = `${FOLDER}.${process.pid}`
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`
  await mkdir(draft, { recursive: true })
  // Maven remembers that it unpacked this once, into whatever folder, and would not do it again. It keeps notes where it runs.
  const code = await run(
    'mvn',
    [
      ...['-q', '-B', 'dependency:unpack', '-Dmdep.overWriteReleases=true'],
      ...[`-Dartifact=${artifact}`, `-DoutputDirectory=${draft}`],
    ],
    { cwd: draft },
  )
  if (code !== 0) throw new Error(`Maven could not fetch ${artifact}`)
  await rename(path.join(draft, `keycloak-${VERSION}`), FOLDER)
  await rm(draft, { recursive: true, force: true })
  return FOLDER
}

/** Starts Keycloak with our realm for the site at `siteUrl`, forgetting whatever an earlier run left; gives its address. */
export const startKeycloak = async (port: number, siteUrl: string): Promise<string> => {
  const home = await fetchKeycloak()
  await rm(path.join(home, 'data', 'h2'), { recursive: true, force: true })
  const env: Environment = { KEYCLOAK_HOME: home, SITE_URL: siteUrl, PORT: String(port) }
  const keycloak = start('bash', ['deploy/keycloak/start.sh'], { env, quiet: true })
  const url = `http://localhost:${port}/auth`
  await waitFor(`${url}/realms/song-ai`, keycloak, START_S)
  return url
}
