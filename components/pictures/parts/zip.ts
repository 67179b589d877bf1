/** Pairs the drawing's rows with their words, in order; throws when the two lists differ in length. */
export function zip<A, B>(rows: readonly A[], words: readonly B[]): [A, B][] {
  return rows.map((row, i) => {
    const word = words[i]
    if (word === undefined || words.length !== rows.length)
      throw new Error(`${rows.length} rows, but ${words.length} words`)
    return [row, word]
  })
}
