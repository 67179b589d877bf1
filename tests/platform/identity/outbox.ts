import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../forms.ts'
import type { Browser, Page } from './browser.ts'
import { openRegistration, type Harness } from './harness.ts'

/** Every letter to somebody, as it would have left. */
export const lettersTo = ({ context: { outbox } }: Harness, to: string): string[] => {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  return names
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((eml) => eml.includes(`To: ${to}\r\n`))
}

/** What `work` has written to somebody: the letters that were not there before and are of the kind that is waited for. */
export const newLettersTo = async (
  harness: Harness,
  to: string,
  work: () => Promise<unknown>,
  isWanted: (eml: string) => boolean = () => true,
): Promise<string[]> => {
  const before = new Set(lettersTo(harness, to))
  const read = () => lettersTo(harness, to).filter((eml) => !before.has(eml) && isWanted(eml))
  await work()
  await eventually(() => read().length > 0)
  return read()
}

export const linkIn = (eml = ''): string =>
  /^https?:\/\/\S+\?key=\S+$/m.exec(eml.replaceAll('\r', ''))?.[0] ?? ''

export const codeIn = (eml = ''): string => /^\d{8}$/m.exec(eml.replaceAll('\r', ''))?.[0] ?? ''

/** Signs somebody up to the page that asks for the code; gives that page and the letter. */
export const signUp = async (
  harness: Harness,
  browser: Browser,
  person: Record<string, string> & { email: string },
  more: Record<string, string> = {},
): Promise<{ page: Page; eml: string }> => {
  const form = await openRegistration(harness, browser, more)
  let page = form
  const [eml = ''] = await newLettersTo(harness, person.email.toLowerCase(), async () => {
    page = await browser.submit(form, person)
  })
  return { page, eml }
}

/** Signs somebody up and enters the code; gives the page the site would be shown. */
export const register = async (
  harness: Harness,
  browser: Browser,
  person: Record<string, string> & { email: string },
  more: Record<string, string> = {},
): Promise<Page> => {
  const { page, eml } = await signUp(harness, browser, person, more)
  return browser.submit(page, { otp: codeIn(eml) })
}
