import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { curl } from '@/features/docs/code/curl'
import { go } from '@/features/docs/code/go'
import { java } from '@/features/docs/code/java'
import { javascript } from '@/features/docs/code/javascript'
import { php } from '@/features/docs/code/php'
import { python } from '@/features/docs/code/python'
import type { CodeRequest } from '@/features/docs/code/request'
import { SAMPLE_LANGUAGES } from '@/features/docs/code/sample'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import type { Endpoint } from '@/features/docs/endpoint'
import { readPhp, readTextBlock } from './read-literals.ts'

const NASTY: CodeRequest = {
  method: 'POST',
  url: 'https://api.song.example/api/v1/x?a=1&b=$ID',
  headers: { 'x-call-ticket': "it's $TICKET" },
  body: {
    text: `O'Brien nói: "được \\ không" $VAR {x} """ \\n <?php ?>`,
    lines: 'một\nhai\tba',
    ends: 'gạch chéo \\',
    'odd-key': [true, false, null, 0.5, -3],
    empty: {},
    none: [],
    deep: { list: [{ ten: 'Thảo' }] },
  },
}

/** What stands for the reader's own, as variables of a shell that hold their names. */
const OWN = Object.fromEntries(['API_KEY', 'TOKEN', 'CAPTCHA', 'SIGNATURE'].map((name) => [name, `$${name}`]))

const ENDPOINTS: readonly Endpoint[] = [...CALL_API_ENDPOINTS, ...AIVOICE_ENDPOINTS]
/** What makes a request another one to write down. */
const shapeOf = ({ method, headers = {}, body, saveAs }: CodeRequest) =>
  JSON.stringify([method, Object.keys(headers), typeof body, Array.isArray(body), Boolean(saveAs)])

const seen = new Set<string>()
// Of requests of one shape the first stands for all: each is run by a shell and by Python.
const requests: (readonly [string, CodeRequest])[] = [
  ['a nasty one', NASTY],
  ...ENDPOINTS.flatMap(({ id, method, example }) => {
    const { path, headers, body, saveAs } = example
    const request: CodeRequest = { method, url: `https://api.song.example${path}`, headers, body, saveAs }
    const shape = shapeOf(request)
    if (seen.has(shape)) return []
    seen.add(shape)
    return [[id, request] as const]
  }),
]

const expected = ({ method, url, headers = {}, body }: CodeRequest) => ({
  method,
  url,
  headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  body: body ?? null,
})

const pairs = (lines: string[]) => Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))

describe.each(requests)('%s', (_name, request) => {
  const { method, url, body, saveAs } = request

  test('curl: the shell hands on what was meant', () => {
    const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${curl(request)}`
    const words = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, ...OWN },
    }).stdout.split('\0')
    const after = (flag: string) =>
      words.flatMap((word, index) => (word === flag ? [words[index + 1] ?? ''] : []))
    expect({
      method: after('-X')[0] ?? 'GET',
      url: words.find((word) => word.startsWith('https:')),
      headers: pairs(after('-H')),
      body: JSON.parse(after('-d')[0] ?? 'null'),
    }).toEqual(expected(request))
    expect(after('-o')).toEqual(saveAs ? [saveAs] : [])
  })

  test('JavaScript: the code sends what was meant', async () => {
    const source = javascript(request).replace(/^import .*\n/gm, '')
    const sent: unknown[] = []
    const fetch = (to: string, init: RequestInit) => {
      const { method: verb = 'GET', headers = {}, body: json = 'null' } = init
      sent.push({ method: verb, url: to, headers, body: JSON.parse(String(json)) })
      return Promise.resolve(Response.json({ status: 1, result: null }))
    }
    const run = new Function('fetch', 'writeFile', 'console', `return (async () => {${source}\n})()`)
    await run(fetch, (file: string) => expect(file).toBe(saveAs), { log: () => undefined })
    expect(sent).toEqual([expected(request)])
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  test.skipIf(!hasPython)('Python: the code sends what was meant', () => {
    const prelude = `
import sys, types, json
class Answer:
    content = b''
    def json(self): return {"status": 1, "result": None}
    def raise_for_status(self): pass
def send(method):
    def call(url, headers=None, json=None, timeout=None):
        import json as j
        assert timeout == 15
        sys.stderr.write(j.dumps({"method": method, "url": url, "headers": headers or {}, "body": json}))
        return Answer()
    return call
import builtins, io
builtins.open = lambda *a, **k: io.BytesIO()
sys.modules['requests'] = types.SimpleNamespace(get=send('GET'), post=send('POST'))
`
    const run = spawnSync('python3', ['-c', prelude + python(request)], { encoding: 'utf8' })
    // `json=` sets the content type.
    const { headers = {} } = request
    expect(JSON.parse(run.stderr)).toEqual({ ...expected(request), headers })
  })

  test('PHP: the literals are what was meant', () => {
    const source = php(request)
    const literal = (pattern: RegExp) => pattern.exec(source)?.[1]
    expect(readPhp(`'${literal(/curl_init\('((?:[^'\\]|\\.)*)'\)/)}'`)).toBe(url)
    expect(literal(/CURLOPT_CUSTOMREQUEST => '(\w+)'/) ?? 'GET').toBe(method)
    const headers = readPhp(literal(/CURLOPT_HTTPHEADER => (\[.*?\n {4}\]),/s) ?? '[]')
    expect(pairs(headers as string[])).toEqual(expected(request).headers)
    const json = literal(/json_encode\((.*), JSON_THROW_ON_ERROR\)/s)
    expect(json === undefined ? null : readPhp(json)).toEqual(expected(request).body)
  })

  test('Java: the literals are what was meant', () => {
    const source = java(request)
    const literal = (pattern: RegExp): string => JSON.parse(`"${pattern.exec(source)?.[1]}"`)
    expect(literal(/URI\.create\("((?:[^"\\]|\\.)*)"\)/)).toBe(url)
    expect(/\.(GET|POST)\(/.exec(source)?.[1]).toBe(method)
    const headers = [...source.matchAll(/\.header\((".*?"), (".*")\)/g)].map(([, name = '', value = '']) => [
      JSON.parse(name),
      JSON.parse(value),
    ])
    expect(Object.fromEntries(headers)).toEqual(expected(request).headers)
    if (body !== undefined) expect(JSON.parse(readTextBlock(source))).toEqual(body)
    expect(source.match(/[{(]/g)?.length).toBe(source.match(/[})]/g)?.length)
  })

  test('Go: the literals are what was meant', () => {
    const source = go(request)
    const [, verb, target] = /http\.NewRequest\("(\w+)", "((?:[^"\\]|\\.)*)"/.exec(source) ?? []
    expect([verb, JSON.parse(`"${target}"`)]).toEqual([method, url])
    const headers = [...source.matchAll(/Header\.Set\((".*?"), (".*")\)/g)].map(
      ([, name = '', value = '']) => [JSON.parse(name), JSON.parse(value)],
    )
    expect(Object.fromEntries(headers)).toEqual(expected(request).headers)
    const [, json = 'null'] = /strings\.NewReader\(`([^`]*)`\)/.exec(source) ?? []
    expect(JSON.parse(json)).toEqual(expected(request).body)
  })

  test('Go: a backtick in a text is kept', () => {
    const [, literal = ''] =
      /NewReader\(("(?:[^"\\]|\\.)*")\)/.exec(go({ ...request, body: { a: '`' } })) ?? []
    expect(JSON.parse(JSON.parse(literal))).toEqual({ a: '`' })
  })
})

test.each(SAMPLE_LANGUAGES)('$label: code in it is shown once it is chosen', ({ id }) => {
  const styles = readFileSync('features/docs/view/docs.css', 'utf8')
  expect(styles).toContain(`:has([value='${id}']:checked) > [data-language='${id}']`)
})
