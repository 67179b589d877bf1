import { randomKey } from '@/lib/hex'

const LIFE_MS = 7 * 24 * 60 * 60_000

/** One try to send: the same content is sent under the same key, so that a repeat makes no second record. */
type Attempt = { key: string; content: string }
type Texts = Readonly<Record<string, string>>
type Draft = { savedAt: number; values: Texts; attempt?: Attempt }

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
export const saveDraft = (form: string, draft: Omit<Draft, 'savedAt'>) => {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ savedAt: Date.now(), ...draft }))
  } catch {
    // A full or forbidden storage must not stop anybody from writing.
  }
}

export const deleteDraft = (form: string) => {
  try {
    localStorage.removeItem(nameOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** The draft of a form on the page, as an external store of React; its snapshot is when the text it gave back was saved (ms since 1970). */
export const draftStore = (form: string) => {
  const listeners = new Set<() => void>()
  let attempt: Attempt | undefined
  let isSent = false
  let restoredAt: number | undefined

  const setRestoredAt = (savedAt: number | undefined) => {
    restoredAt = savedAt
    listeners.forEach((listener) => listener())
  }

  const save = (values: Texts) => {
    if (isSent) return
    const written = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
    if (Object.keys(written).length === 0) return deleteDraft(form)
    saveDraft(form, { values: written, ...(attempt && { attempt }) })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restoredAt: () => restoredAt,
    /** Hands the saved texts to `put`, which says whether it used one. */
    restore: (put: (values: Texts) => boolean) => {
      const draft = readDraft(form)
      if (!draft) return
      attempt = draft.attempt
      if (put(draft.values)) setRestoredAt(draft.savedAt)
    },
    save,
    /** The key under which this content is sent: the same for the same content, also after a reload. */
    keyFor: (body: unknown, values: Texts) => {
      const content = JSON.stringify(body)
      if (attempt?.content !== content) attempt = { key: randomKey(), content }
      save(values)
      return attempt.key
    },
    /** The form was sent: nothing of it is kept any more. */
    close: () => {
      isSent = true
      deleteDraft(form)
    },
    clear: () => {
      attempt = undefined
      deleteDraft(form)
      setRestoredAt(undefined)
    },
  }
}
