import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const FILE = '.next/page-dates.json'

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** The day each file of a history (`git log --name-only --format=@%cs`, the newest change first) last changed. */
export const datesIn = (log: string): Record<string, string> => {
  const dates = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1)
    else if (line && !dates.has(line)) dates.set(line, day)
  }
  return Object.fromEntries(dates)
}

/** Keeps with the build the day each page's words last changed; without a whole history it keeps nothing rather than the day of the checkout. */
export const keepPageDates = () => {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return
    const log = git('log', '--format=@%cs', '--name-only', '--', 'locales')
    writeFileSync(FILE, JSON.stringify(datesIn(log)))
  } catch {
    process.stdout.write('build: no history here, so the sitemap gives no dates of pages\n')
  }
}
