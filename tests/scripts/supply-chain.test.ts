import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const entrySchema = z.object({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  integrity: z.string().optional(),
})
const lock = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''

const FREE = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
)
/** Others' terms, and why they may be there: the first runs on the server only (LICENSE names it), the second is a library used as it is. */
const NAMED: Record<string, RegExp> = {
  'GPL-3.0': /^@echogarden\/espeak-ng-emscripten$/,
  'LGPL-3.0-or-later': /^@img\/sharp/,
}

const licenceOf = (path: string, given: string | undefined) => {
  if (given) return given
  const manifest = `${path}/package.json`
  // An older way to write it; a package that is not installed here is one of another system.
  const text = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{"license":"MIT"}'
  return /"MIT"/.test(text) ? 'MIT' : 'unknown'
}

const isAllowed = (name: string, licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((terms) => terms.split(' OR ').some((one) => FREE.has(one) || NAMED[one]?.test(name)))

describe('what is installed', () => {
  it('is licensed freely, and what has other terms is named here', () => {
    const strange = packages
      .map(([path, { license, dev }]) => [nameOf(path), licenceOf(path, license), dev] as const)
      // What does not ship may leave its terms to its readme.
      .filter(([name, licence, dev]) => !isAllowed(name, licence) && !(dev && licence === 'unknown'))
    expect(strange).toEqual([])
  })

  it('is held to a hash', () => {
    const here = packages.filter(([path]) => existsSync(path))
    expect(here.length).toBeGreaterThan(500)
    expect(here.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  })

  it('runs no script while it is installed, but for those named', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const scripted = [
      ...new Set(packages.flatMap(([path, entry]) => (entry.hasInstallScript ? [nameOf(path)] : []))),
    ]
    const ships = packages.flatMap(([path, { hasInstallScript, dev }]) =>
      hasInstallScript && !dev ? [nameOf(path)] : [],
    )
    expect(scripted.sort()).toEqual(['esbuild', 'node', 'vnu-jar'])
    expect(ships.filter((name) => !allowScripts[name])).toEqual([])
  })
})

describe('what is in the repository', () => {
  const SECRETS = [
    /-----BEGIN (?:RSA |EC |OPENSSH |)PRIVATE KEY-----/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
    /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
    /\bAIza[0-9A-Za-z_-]{35}\b/,
    /\bsk-[A-Za-z0-9]{32,}\b/,
    /\bsk_live_[A-Za-z0-9]{16,}\b/,
  ]
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?|json|ya?ml|md|sh|conf|toml|txt|example)$|^\.(?:env|npmrc)/.test(file) &&
        existsSync(file),
    )

  it('holds no key of a service', () => {
    expect(files.length).toBeGreaterThan(500)
    const found = files.filter((file) => SECRETS.some((secret) => secret.test(readFileSync(file, 'utf8'))))
    expect(found.filter((file) => file !== 'tests/scripts/supply-chain.test.ts')).toEqual([])
  })
})
