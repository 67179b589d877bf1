export type Words = Readonly<Record<string, unknown>>

/** Whether a value is a group of words and not a word or a list. */
export const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const replaced = (word: unknown, other: unknown): unknown => {
  if (!isGroup(other)) return other
  if (isGroup(word)) return replaceWords(word, other)
  // Entries of a list are named by their place in it.
  return Array.isArray(word)
    ? word.map((entry, index) => (index in other ? replaced(entry, other[index]) : entry))
    : other
}

/** The words with those of `others` in their places, group by group; a group may stand for a list, its keys for places in it. */
export const replaceWords = (words: Words, others: Words): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(others).map(([key, other]) => [key, replaced(words[key], other)])),
})
