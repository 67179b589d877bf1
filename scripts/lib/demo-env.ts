import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Environment } from './processes.ts'

type Ports = { site: string; platform: string; identity: string }

/** The demo's environment: .env.example, then addresses that follow the chosen ports, then what the caller set. */
export const demoEnv = ({ site, platform, identity }: Ports): Environment => {
  const siteUrl = process.env['SITE_URL'] || `http://localhost:${site}`
  const platformUrl = `http://localhost:${platform}`
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  return {
    ...parseEnv(readFileSync('.env.example', 'utf8')),
    API_URL: platformUrl,
    // Who tries webhooks out listens on the same machine.
    WEBHOOK_PRIVATE: 'true',
    SOCKET_URL: platformUrl,
    GROWTHBOOK_API_HOST: platformUrl,
    KEYCLOAK_URL: `http://localhost:${identity}/auth`,
    ...given,
    SITE_URL: siteUrl,
    PORT: site,
    PLATFORM_PORT: platform,
    IDENTITY_PORT: identity,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
