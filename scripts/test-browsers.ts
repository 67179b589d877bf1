import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BROWSER_RESULTS, browserCount, countOf, RESULTS } from './lib/counts.ts'
import { BROWSER_VERSION, findWebKit, firefoxPath } from './browsers/find.ts'
import { run, stopAll, stopOnSignal } from './lib/processes.ts'

// Main flows in Firefox and in WebKitGTK as Debian has them (`apt-get install firefox-esr webkit2gtk-driver xvfb`), beside what `npm test` does in Chromium:
// `npm run test:browsers [-- menus]`, with SKIP_BUILD=1 on the last build. A browser that is not here is named and left out.
const say = (line: string) => process.stdout.write(`${line}\n`)

type Browser = { project: string; env: Record<string, string> }
type Test = {
  projectName: string
  status: 'expected' | 'flaky' | 'unexpected' | 'skipped'
  annotations: { type: string; description?: string }[]
}
type Suite = { title: string; suites?: Suite[]; specs: { tests: Test[] }[] }

const findBrowsers = (): Browser[] => {
  const browsers: Browser[] = []
  const firefox = firefoxPath()
  if (firefox) browsers.push({ project: 'firefox', env: { E2E_FIREFOX: firefox } })
  else say('Firefox was not tested: it cannot be found here.')
  const { webKit, missing } = findWebKit()
  if (webKit) browsers.push({ project: 'webkitgtk', env: { E2E_WEBKIT: JSON.stringify(webKit) } })
  else say(`WebKitGTK was not tested: ${missing.join(', ')} cannot be found here.`)
  return browsers
}

/** The tests of each flow: a file, or a group in `browsers.spec.ts`, that bears its name. */
const flowsIn = (suites: readonly Suite[]): [flow: string, test: Test][] =>
  suites.flatMap(({ title, suites: groups = [], specs }) => [
    ...specs.flatMap(({ tests }) =>
      tests.map((test) => [title.replace('.spec.ts', ''), test] as [string, Test]),
    ),
    ...flowsIn(groups),
  ])

const printTable = (browsers: readonly Browser[]) => {
  const { suites } = JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8'))
  const found = flowsIn(suites)
  const testsOf = (project: string, flow?: string) =>
    found
      .filter(([name, { projectName }]) => projectName === project && (!flow || name === flow))
      .map(([, test]) => test)
  const nameOf = ({ project }: Browser) => {
    const notes = testsOf(project).flatMap(({ annotations }) => annotations)
    return `${project} ${notes.find(({ type }) => type === BROWSER_VERSION)?.description ?? ''}`
  }
  const cellOf = (tests: readonly Test[]) => {
    const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky')
    return tests.length === 0 ? '–' : `${passed.length} of ${tests.length}`
  }
  const print = ([first = '', ...cells]: readonly string[]) =>
    say(first.padEnd(20) + cells.map((cell) => cell.padEnd(20)).join(''))
  print(['flow', ...browsers.map(nameOf)])
  for (const flow of new Set(found.map(([name]) => name)))
    print([flow, ...browsers.map(({ project }) => cellOf(testsOf(project, flow)))])
}

const execute = async (): Promise<number> => {
  const browsers = findBrowsers()
  if (browsers.length === 0) return 0
  rmSync(BROWSER_RESULTS, { force: true })
  const projects = browsers.map(({ project }) => `--project=${project}`)
  const env = Object.assign({}, ...browsers.map((browser) => browser.env))
  const code = await run('node', ['scripts/e2e.ts', ...projects, ...process.argv.slice(2)], { env })
  const { passed, failed } = countOf(code, browserCount)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/browsers.txt`, `${passed} passed, ${failed} failed\n`)
  printTable(browsers)
  return code
}

stopOnSignal()
try {
  process.exitCode = await execute()
} catch (error) {
  say(`test:browsers: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await stopAll()
}
