import type { CodeKeys } from './code-keys.ts'
import { DYNAMIC_KEYS, isExcepted } from './on-purpose.ts'
import type { Problem } from './problem.ts'
import type { Lang, Leaf } from './read-words.ts'

const isRead = (key: string, { texts, beginnings }: CodeKeys) => {
  const wholeList = key.replace(/(\.\d+)+(\.\w+)?$/, '')
  return texts.includes(key) || texts.includes(wholeList) || beginnings.some((head) => head.endsWith('.') && key.startsWith(head))
}

/**
 * Keys of t()-namespaces that no code reads, keys that code reads and no file has, and files nobody opens.
 * Files read whole (loadMessages, an import) are held to strict schemas or types instead; pages to their sections.
 */
export const usage = (lang: Lang, words: readonly Leaf[], code: readonly CodeKeys[]): Problem[] => {
  const namespaces = [...new Set(words.map(({ file }) => file))].filter((file) => !file.startsWith('pages/'))
  const opened = new Set(code.flatMap((source) => source.opened))
  const texts = new Set(code.flatMap((source) => source.texts))
  const translators = code.filter((source) => source.opened.length > 0 || source.asked.length > 0)

  const unopened = namespaces
    .filter((name) => !texts.has(name) && ![...texts].some((text) => text.endsWith(`/${name}.json`)))
    .map((file) => ({ lang, file, key: '*', what: 'unused: no code opens this file' }))

  // A translator is handed from file to file, so a key may be read in any file that translates.
  const known = words.filter(({ file }) => opened.has(file))
  const unread = known
    .filter((leaf) => !isExcepted(DYNAMIC_KEYS, leaf) && !translators.some((source) => isRead(leaf.key, source)))
    .map(({ file, key }) => ({ lang, file, key, what: 'unused: no code reads it' }))

  // What is read whole may still be handed to a translator.
  const loaded = new Set(code.flatMap((source) => source.loaded))
  const readable = words.filter(({ file }) => opened.has(file) || loaded.has(file))
  const unknown = translators.flatMap((source) =>
    source.asked
      .filter((key) => !readable.some((leaf) => leaf.key === key || leaf.key.startsWith(`${key}.`)))
      .map((key) => ({ lang, file: source.opened[0] ?? '?', key, what: `missing: ${source.file} reads it` })),
  )

  return [...unopened, ...unread, ...unknown]
}
