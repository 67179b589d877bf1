import { readCode } from './locales/code-keys.ts'
import { parity } from './locales/parity.ts'
import { explain } from './locales/explain.ts'
import type { Problem } from './locales/problem.ts'
import { isLang, readWords } from './locales/read-words.ts'
import { untranslated } from './locales/translated.ts'
import { usage } from './locales/usage.ts'
import { terms, titles } from './locales/wording.ts'

/** Everything wrong with the words of the site: missing, unused, empty, untranslated, with other placeholders than their twin, with another term than the site’s, or a title too long. */
export const checkLocales = (): Problem[] => {
  const [vi, en, code] = [readWords('vi'), readWords('en'), readCode()]
  return [
    ...parity('vi', vi, en),
    ...parity('en', en, vi),
    ...untranslated('vi', vi, en),
    ...untranslated('en', en, vi),
    ...usage('vi', vi, code),
    ...terms('vi', vi),
    ...terms('en', en),
    ...titles('vi', vi),
    ...titles('en', en),
  ]
}

if (import.meta.main) {
  const problems = checkLocales()
  // npm run check:locales [-- vi]
  const [asked = process.env['LANG']?.slice(0, 2) ?? ''] = process.argv.slice(2)
  const language = isLang(asked) ? asked : 'en'
  for (const problem of problems) console.error(explain(problem, language))
  console.log(
    problems.length ? `${problems.length} problems` : 'locales: every key is there, read and translated',
  )
  process.exitCode = problems.length ? 1 : 0
}
