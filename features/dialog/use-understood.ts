import { useEffect, useState } from 'react'
import { toDialogError, understand } from '@/features/dialog/api'
import type { UnderstandResult } from '@/lib/contract/dialog'
import { DIALOG_MAX_CHARACTERS, type BotId } from '@/lib/contract/enums'
import { charactersOf } from '@/lib/domain/plain-text'
import type { Locale } from '@/lib/i18n/config'

const REST_MS = 500

export type Understanding = {
  result: (UnderstandResult & { text: string }) | null
  error: ReturnType<typeof toDialogError> | null
}

/** What a bot makes of a text, asked once typing rests; the last answer stays until the next one comes. */
export const useUnderstood = (bot: BotId, language: Locale, text: string): Understanding => {
  const [state, setState] = useState<Understanding>({ result: null, error: null })
  useEffect(() => {
    const typed = text.normalize('NFC').trim()
    if (typed === '' || charactersOf(typed) > DIALOG_MAX_CHARACTERS) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      understand({ bot, language, text: typed }).then(
        (answer) => isCurrent && setState({ result: { ...answer, text: typed }, error: null }),
        (error: unknown) => isCurrent && setState((before) => ({ ...before, error: toDialogError(error) })),
      )
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [bot, language, text])
  return state
}
