import { openOver } from '@/components/layout/open-over'
import { createAnswer } from '@/features/pages/assistant/answer'
import { assistantPath, type Assistant } from '@/features/pages/assistant/assistant'
import type { Turn } from '@/features/pages/assistant/assistant-dialog'
import { loadCatalogue } from '@/features/search/load-catalogue'
import { asLocale, type Locale } from '@/lib/i18n/config'

const load = async (lang: Locale): Promise<Assistant> => {
  const response = await fetch(assistantPath(lang))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

// The index is built once.
let answer: ReturnType<typeof createAnswer> | undefined
// What was said stays in this document alone, so that it is there again after a link was followed.
let talk: readonly Turn[] = []

/** Loads the assistant and opens it over the page, with what was said before; rejects when it cannot be loaded. */
export const openAssistant = openOver(async (close) => {
  const lang = asLocale(document.documentElement.lang)
  const [{ AssistantDialog }, catalogue, assistant] = await Promise.all([
    import('./assistant-dialog'),
    loadCatalogue(lang),
    load(lang),
  ])
  const { words, links } = assistant
  answer ??= createAnswer(catalogue, words, links)
  const ready = answer
  // Closed first, the panel hands the focus back to the button that opened it, and so will the dialog.
  document.getElementById('contact-panel')?.hidePopover()
  return (
    <AssistantDialog
      lang={lang}
      answer={ready}
      assistant={assistant}
      before={talk}
      onClose={(turns) => {
        talk = turns
        close()
      }}
    />
  )
})
