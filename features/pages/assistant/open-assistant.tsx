import { wrap } from 'comlink'
import { openOver } from '@/components/layout/open-over'
import type { AnswerWorker } from '@/features/pages/assistant/answer-worker'
import { assistantPath, type Assistant } from '@/features/pages/assistant/assistant'
import type { Turn } from '@/features/pages/assistant/assistant-dialog'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { workerStart } from '@/lib/worker-start'

/** As long as prices are good for, in milliseconds. */
const FRESH_MS = 300_000

const read = async (lang: Locale): Promise<Assistant> => {
  const response = await fetch(assistantPath(lang))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

const start = async (lang: Locale, { words, links }: Assistant) => {
  const worker = new Worker(new URL('./answer-worker.ts', import.meta.url))
  const { open, answer } = wrap<AnswerWorker>(worker)
  await workerStart(worker, open(lang, words, links))
  return (text: string) => answer(text)
}

// Started once.
let answer: Awaited<ReturnType<typeof start>> | undefined
// What was said stays in this document alone, so that it is there again after a link was followed.
let talk: readonly Turn[] = []

const load = async (lang: Locale) => {
  const [{ AssistantDialog }, assistant] = await Promise.all([import('./assistant-dialog'), read(lang)])
  answer ??= await start(lang, assistant)
  return { AssistantDialog, assistant, answer }
}

let kept: { ready: ReturnType<typeof load>; at: number } | undefined

const prepare = (lang: Locale) => {
  if (kept && Date.now() - kept.at < FRESH_MS) return kept.ready
  const entry = { ready: load(lang), at: Date.now() }
  kept = entry
  entry.ready.catch(() => {
    if (kept === entry) kept = undefined
  })
  return entry.ready
}

const languageNow = () => asLocale(document.documentElement.lang)

/** Brings what the assistant needs before it is asked for; rejects when that cannot be loaded. */
export const warmAssistant = async () => void (await prepare(languageNow()))

/** Loads the assistant and opens it over the page, with what was said before; rejects when it cannot be loaded. */
export const openAssistant = openOver(async (close) => {
  const lang = languageNow()
  const { AssistantDialog, ...ready } = await prepare(lang)
  // Closed first, the panel hands the focus back to the button that opened it, and so will the dialog.
  document.getElementById('contact-panel')?.hidePopover()
  return (
    <AssistantDialog
      lang={lang}
      {...ready}
      before={talk}
      onClose={(turns) => {
        talk = turns
        close()
      }}
    />
  )
})
