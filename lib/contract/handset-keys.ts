// No zod here, so that an island may import the keys without loading a validator.

/** The keys of a telephone, in the order they stand on it. */
export const HANDSET_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const
export type HandsetKey = (typeof HANDSET_KEYS)[number]

/** What these keys do wherever a script does not give them another meaning. */
export const ALWAYS_KEYS = { '9': 'stop', '0': 'person', '*': 'repeat' } as const
