// No zod here, so that an island may count without loading a validator.

export const TTS_MAX_CHARACTERS = 300

/** The characters of a text as people count them: an accent belongs to its letter, an emoji is one. */
export const charactersOf = (text: string): number => [...text.normalize('NFC')].length
