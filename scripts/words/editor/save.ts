import { titles } from '../../locales/wording.ts'
import { LANGS } from '../../locales/read-words.ts'
import { makeChanges, planChanges, type Refusal } from '../apply.ts'
import type { Row } from '../table.ts'

/** Why a text was not saved; nothing when it was. */
export type SaveError = Refusal['why'] | 'title'

/** Writes both languages of a row when both may be written, and gives why not. */
export const saveRow = (row: Row, root = 'locales'): SaveError | undefined => {
  const { changes, refusals } = planChanges([row], root)
  if (refusals[0]) return refusals[0].why
  const { file, key } = row
  if (LANGS.some((lang) => titles(lang, [{ file, key, text: row[lang] }]).length > 0)) return 'title'
  makeChanges(changes, root)
  return undefined
}
