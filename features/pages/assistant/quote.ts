import { wordsOf } from '@/features/search/fold'

const LENGTH = 260

/** The sentences of a text that are nearest to what was asked, as they stand there, some four lines at most; the last one of a text cut short is left out. */
export const quote = (text: string, query: string): string => {
  const all = text.split(/(?<=[.!?…])\s+/).filter(Boolean)
  const whole = /[.!?…”"')]$/.test(text.trim()) || all.length < 2 ? all : all.slice(0, -1)
  const asked = new Set(wordsOf(query))
  const hits = whole.map((sentence) => new Set(wordsOf(sentence).filter((word) => asked.has(word))).size)
  const from = Math.max(0, hits.indexOf(Math.max(...hits)))
  let said = whole[from] ?? ''
  for (const next of whole.slice(from + 1)) {
    if (said.length + next.length > LENGTH) break
    said = `${said} ${next}`
  }
  return said
}
