import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { telHref } from '@/lib/domain/phone-format'
import { parseEnv as readSiteEnv } from '@/lib/env'
import { readEnv } from '../../platform/env.ts'

const PROGRAMS = ['site-1', 'site-2', 'platform-1', 'platform-2'] as const

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      env_file: z.array(z.object({ path: z.string(), required: z.literal(false) })).default([]),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

const { services } = composeSchema.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }))

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'a-password-of-its-own',
  APP_SECRET: 'a-secret-of-its-own-of-32-characters',
  S3_SECRET_ACCESS_KEY: 'a-key-of-its-own',
  REVALIDATE_SECRET: 'another-secret',
}

/** ${NAME:-default} and ${NAME:?message}, as compose fills them in. */
const interpolate = (value: string) =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback = '') => GIVEN[name] ?? fallback,
  )

/** What a program of the compose file is started with where deploy/.env holds the secrets alone. */
const environmentOf = (program: (typeof PROGRAMS)[number]): Record<string, string> => ({
  NODE_ENV: 'production',
  ...Object.fromEntries(
    Object.entries(services[program]?.environment ?? {}).map(([name, value]) => [name, interpolate(value)]),
  ),
})

/** True of nobody but a demo: says so by its name, leads to .example, or is a number that cannot be dialled. */
const isOfDemo = ([name, value = '']: [string, string | undefined]) =>
  value !== '' &&
  (name.startsWith('DEMO_') ||
    /^(STREET_ADDRESS|GEO_L)/.test(name) ||
    value.includes('.example') ||
    (/^\+84/.test(value) && !telHref(value)))

const DEMO = Object.entries(parseEnv(readFileSync('.env.example', 'utf8'))).filter(isOfDemo)

describe.each(PROGRAMS)('deploy/compose.yaml starts the %s', (program) => {
  test('from deploy/.env alone, which need not be there', () => {
    expect(services[program]?.env_file.map(({ path }) => path)).toEqual(['.env'])
  })

  test('with nothing that only a demo may say', () => {
    const environment = environmentOf(program)
    expect(DEMO.length).toBeGreaterThan(15)
    expect(DEMO.filter(([name, value]) => environment[name] === value)).toEqual([])
  })
})

test('what compose gives is enough, says nothing of a demonstration and rings no phone', () => {
  expect(readSiteEnv(environmentOf('site-1'))).toMatchObject({ DEMO_NOTICE: false, LINE_MODE: 'simulated' })
  expect(() => readEnv(environmentOf('platform-1'))).not.toThrow()
})
