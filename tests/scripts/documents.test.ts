import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const BUILT = new Set(['node_modules', '.next', '.data', '.git', 'test-results'])
const TREE = globSync('**/*', { exclude: (name) => BUILT.has(path.basename(name)) })
const DOCUMENTS = globSync('{*.md,docs/**/*.md,platform/**/*.md,deploy/**/*.md,.github/**/*.md}')
const SOURCE = [
  '.env.example',
  ...TREE.filter((file) => /^(lib|platform|scripts|deploy)\/.*\.\w+$/.test(file)),
]
  .filter((file) => /\.(ts|json|yaml|conf|example)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, match = '']) => match)

const FILE = /^[\w@.[-].*\.(tsx?|mjs|json|md|conf|css|ya?ml)$/
const FOLDER = new RegExp(
  `^(${globSync('*/')
    .map((folder) => path.basename(folder))
    .join('|')})/`,
)

/** Paths of this repository; not addresses, not what a running program writes, not what stands for a name (`<id>`). */
const isPath = (code: string) =>
  (FILE.test(code) || FOLDER.test(code)) && !/<|…|^DATA_DIR|^node_modules|^deploy\/\.env$/.test(code)

const exists = (code: string) => {
  const pattern = code.replace(/\/$/, '').replaceAll(/\[(\w+)\]/g, '[[]$1]')
  return TREE.some((file) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `**/${pattern}`))
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8')
  const codes = matches(text.replaceAll(/```[\s\S]*?```/g, ''), /`([^`\s]+)`/g)

  it('names files and folders that exist', () => {
    expect(codes.filter((code) => isPath(code) && !exists(code))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = matches(text, /\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
    const isBroken = (link: string) => globSync(link, { cwd: path.dirname(document) }).length === 0
    expect(links.filter(isBroken)).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = matches(text, /npm run ([\w:]+)/g)
    expect(commands.filter((command) => !Object.hasOwn(packageJson.scripts, command))).toEqual([])
  })

  it('names variables and codes that the source knows', () => {
    const variables = codes.filter((code) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code))
    expect(variables.filter((variable) => !SOURCE.includes(variable))).toEqual([])
  })
})

describe('.env.example', () => {
  const example = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  const read = [
    'lib/env.ts',
    'platform/env-schema.ts',
    'platform/env.ts',
    'platform/identity/env.ts',
    'platform/speech/settings.ts',
  ].flatMap((file) => matches(readFileSync(file, 'utf8'), /^ +([A-Z][A-Z0-9_]+): /gm))

  it('has every variable that a program reads', () => {
    // Set by whoever starts a program, and a name from before.
    const others = new Set(['NODE_ENV', 'CAPTCHA_SECRET'])
    expect(read.filter((name) => !others.has(name) && !example.includes(name))).toEqual([])
    expect(read.length).toBeGreaterThan(100)
  })
})
