type Words = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words with those of `others` in their places, group by group. */
export const replaceWords = (words: Words, others: Words): Words => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(others).map(([key, other]) => {
      const word = words[key]
      return [key, isGroup(word) && isGroup(other) ? replaceWords(word, other) : other]
    }),
  ),
})
