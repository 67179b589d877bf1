import { expose } from 'comlink'
import { createAnswer, type Links } from '@/features/pages/assistant/answer'
import type { TopicWords } from '@/features/pages/assistant/topics'
import { readCatalogue } from '@/features/search/read-catalogue'
import { afterReply } from '@/lib/after-reply'
import type { Locale } from '@/lib/i18n/config'

// Beside the page: making the index takes a slow phone seconds, in which nothing could be pressed.
let answers: Promise<ReturnType<typeof createAnswer>> | undefined

const worker = {
  /** Reads what search knows in a language, and gets ready to answer from it. */
  open: async (lang: Locale, words: TopicWords, links: Links): Promise<void> => {
    const catalogue = await readCatalogue(lang)
    answers = afterReply(() => createAnswer(catalogue, words, links))
  },
  /** The answer to a message, once a catalogue was opened. */
  answer: async (text: string) => {
    const answer = await answers
    if (!answer) throw new Error('nothing was opened to answer from')
    return answer(text)
  },
}
export type AnswerWorker = typeof worker
expose(worker)
