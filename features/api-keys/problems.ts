/** What may be wrong with a key that is asked for, by the code of the field. */
export const KEY_FIELD_CODES = ['KEY_NAME_EMPTY', 'KEY_NAME_TOO_LONG', 'KEY_LIMIT_INVALID'] as const

/** Why the keys cannot be shown or changed. */
export const KEY_PROBLEMS = ['full', 'busy', 'ended', 'gone', 'network', 'unavailable'] as const
export type KeyProblem = (typeof KEY_PROBLEMS)[number]
