import type { Lang } from './read-words.ts'

/** What is wrong with one key of one locale file. */
export type Problem = { lang: Lang; file: string; key: string; what: string }

/** One line naming file, key and trouble. */
export const line = ({ lang, file, key, what }: Problem) => `locales/${lang}/${file}.json: ${key}: ${what}`
