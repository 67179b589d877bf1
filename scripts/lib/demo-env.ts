import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Environment } from './processes.ts'

type Ports = { site: string; platform: string }

/** The demo's environment: .env.example, then what the caller set, then addresses that follow the chosen ports. */
export const demoEnv = ({ site, platform }: Ports): Environment => {
  const siteUrl = process.env['SITE_URL'] || `http://localhost:${site}`
  const platformUrl = `http://localhost:${platform}`
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  return {
    ...parseEnv(readFileSync('.env.example', 'utf8')),
    API_URL: platformUrl,
    SOCKET_URL: platformUrl,
    ...given,
    SITE_URL: siteUrl,
    PORT: site,
    PLATFORM_PORT: platform,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
