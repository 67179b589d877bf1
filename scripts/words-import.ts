import { checkLocales } from './check-locales.ts'
import { explain } from './locales/explain.ts'
import { makeChanges, planChanges, type Refusal } from './words/apply.ts'
import { readTableFile } from './words/sheet.ts'

const WHY: Record<Refusal['why'], string> = {
  conflict: 'somebody has changed it in the file since the export; export again, or change it there',
  placeholders: 'what stands in braces has to be the same as before, such as {{brand}} or {n}',
  empty: 'a text may not become empty',
  unknown: 'the file has no such key any more',
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

// Puts an edited table back: npm run words:import -- words.xlsx [--try]
const [path = 'words.xlsx'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isTrial = process.argv.includes('--try')
const { changes, refusals } = planChanges(await readTableFile(path))
for (const { lang, file, key, text } of changes)
  console.log(`locales/${lang}/${file}.json: ${key}: “${cut(text)}”`)
for (const { lang, file, key, text, why } of refusals)
  console.error(`not taken: locales/${lang}/${file}.json: ${key}: “${cut(text)}”: ${WHY[why]}`)
if (!isTrial) makeChanges(changes)
console.log(`${changes.length} texts ${isTrial ? 'would change' : 'changed'}, ${refusals.length} not taken`)
const problems = isTrial ? [] : checkLocales()
for (const problem of problems) console.error(explain(problem, 'en'))
process.exitCode = refusals.length + problems.length > 0 ? 1 : 0
