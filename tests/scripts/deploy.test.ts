import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { upstreamsOf, writeNginx } from '../../scripts/lib/nginx.ts'
import { SCHEMA_LOCATION, validator } from '../../scripts/lib/validators.ts'

const PINNED = /@sha256:[0-9a-f]{64}$/
const OWN = 'song-ai-website'

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  healthcheck: z.object({}).loose().optional(),
})
const compose = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })).services

test('every image is the one of its digest', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
  const proxy = readFileSync('deploy/kubernetes/proxy.yaml', 'utf8')
  const images = [
    ...Object.values(compose).map(({ image }) => image),
    ...[...`${dockerfile}\n${proxy}`.matchAll(/^(?:ARG NODE=| +image: )(\S+)$/gm)].map(
      ([, image = '']) => image,
    ),
  ].filter((image) => image !== OWN)
  expect(images.length).toBeGreaterThan(6)
  expect(images.filter((image) => !PINNED.test(image))).toEqual([])
})

test('compose has two of each program, which write nowhere but in memory', () => {
  for (const name of ['site-1', 'site-2', 'platform-1', 'platform-2']) {
    expect(compose[name], name).toMatchObject({ image: OWN, read_only: true, cap_drop: ['ALL'] })
    expect(compose[name]?.healthcheck, name).toBeDefined()
  }
  expect(Object.keys(compose)).toEqual(
    expect.arrayContaining(['keycloak-1', 'keycloak-2', 'postgres', 'redis', 's3', 'proxy']),
  )
})

const out = (command: string, args: string[]) =>
  String(execFileSync(command, args, { maxBuffer: 2 ** 26, stdio: 'pipe' }))

describe.skipIf(!existsSync(validator('compose')))(
  'compose’s own loader (skipped unless npm run test:deploy has built it)',
  () => {
    it('takes the file', () => {
      const loaded = parse(out(validator('compose'), ['-no-interpolation', 'deploy/compose.yaml']))
      expect(Object.keys(loaded.services).sort()).toEqual(Object.keys(compose).sort())
    })
  },
)

const built = () => out(validator('kustomize'), ['build', 'deploy/kubernetes'])

describe.skipIf(!existsSync(validator('kustomize')))(
  'kustomize (skipped unless npm run test:deploy has built it)',
  () => {
    const podsOf = () =>
      built()
        .split('\n---\n')
        .map((text) => parse(text))
        .filter(({ spec }) => spec?.template)

    it('builds manifests whose programs are nobody’s, read-only, watched and bounded', () => {
      const pods = podsOf()
      expect(pods.map(({ metadata }) => metadata.name).sort()).toEqual([
        'migrate',
        'platform',
        'proxy',
        'site',
      ])
      for (const { kind, metadata, spec } of pods) {
        const { securityContext, containers } = spec.template.spec
        expect(securityContext, metadata.name).toMatchObject({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        })
        for (const container of containers) {
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          })
          expect(container.resources.limits.memory).toBeDefined()
          if (kind === 'Deployment')
            expect(container).toMatchObject({
              readinessProbe: { httpGet: { path: '/healthz' } },
              livenessProbe: {},
            })
        }
      }
    })

    it.skipIf(!existsSync(validator('kubeconform')))(
      'kubeconform finds no unknown field, kind or type in them',
      () => {
        const check = (manifests: string) =>
          execFileSync(
            validator('kubeconform'),
            ['-strict', '-summary', '-schema-location', SCHEMA_LOCATION, '-'],
            { input: manifests, stdio: 'pipe' },
          )
        expect(String(check(built()))).toContain('Invalid: 0, Errors: 0, Skipped: 0')
        expect(() => check(built().replace('readinessProbe:', 'readynessProbe:'))).toThrow()
      },
    )
  },
)

// Where Debian puts it, which is not in everybody's path.
const NGINX = '/usr/sbin/nginx'

describe.skipIf(!existsSync(NGINX))('nginx -t (skipped where none is installed)', () => {
  it('takes the configuration with one and with several of each', async () => {
    for (const site of ['3000', ['3000', '3001', '3002']]) {
      const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
      const ports = { http: 8080, site, platform: ['4000', '4001'], identity: '8180' }
      const conf = await writeNginx(folder, ports)
      expect(upstreamsOf(ports).match(/server 127/g)?.length).toBe([site].flat().length + 3)
      execFileSync(NGINX, ['-t', '-q', '-p', folder, '-c', conf], { stdio: 'pipe' })
      rmSync(folder, { recursive: true })
    }
  })
})
