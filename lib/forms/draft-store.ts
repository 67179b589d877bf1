const LIFE_MS = 7 * 24 * 60 * 60_000

/** One try to send: the same content is sent under the same key, so that a repeat makes no second record. */
export type Attempt = { key: string; content: string }
type Draft = { savedAt: number; values: Record<string, string>; attempt?: Attempt }

const nameOf = (form: string) => `draft:${form}`

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'values' in value &&
  isTexts(value.values) &&
  (!('attempt' in value) || isTexts(value.attempt))

/** What was being written in a form, kept in this browser; undefined when there is nothing, it is over a week old, or storage is off. */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null')
    if (isDraft(draft) && Date.now() - draft.savedAt < LIFE_MS) return draft
    localStorage.removeItem(nameOf(form))
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
  return undefined
}

/** Keeps what is being written; without storage the page goes on without a draft. */
export const keepDraft = (form: string, draft: Omit<Draft, 'savedAt'>) => {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ savedAt: Date.now(), ...draft }))
  } catch {
    // A full or forbidden storage must not stop anybody from writing.
  }
}

export const dropDraft = (form: string) => {
  try {
    localStorage.removeItem(nameOf(form))
  } catch {
    // Nothing was kept.
  }
}
