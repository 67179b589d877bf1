import { useRef, useState } from 'react'
import { takeTurn, toDialogError } from '@/features/dialog/api'
import { NEW_TALK, type Talk } from '@/features/dialog/chat-state'
import type { BotId } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

/** A conversation with a bot, kept in this page alone: what was said, and how to say something or begin anew. */
export const useTalk = (bot: BotId, language: Locale) => {
  const [talk, setTalk] = useState<Talk>(NEW_TALK)
  const [isWaiting, setIsWaiting] = useState(false)
  const [error, setError] = useState<ReturnType<typeof toDialogError> | null>(null)
  const session = useRef('')

  const say = async (text: string) => {
    if (isWaiting || text.trim() === '') return
    session.current ||= crypto.randomUUID()
    const asked = session.current
    const lines = [...talk.lines, { by: 'visitor' as const, text, message: null }]
    setTalk({ ...talk, lines })
    setIsWaiting(true)
    setError(null)
    try {
      const body = { bot, language, text, session: asked }
      const turn = await takeTurn(talk.state ? { ...body, state: talk.state } : body)
      if (asked !== session.current) return
      const said = turn.messages.map((message) => ({ by: 'bot' as const, text: message.text, message }))
      setTalk({ lines: [...lines, ...said], state: turn.state, record: turn.record })
    } catch (failure) {
      if (asked === session.current) setError(toDialogError(failure))
    } finally {
      setIsWaiting(false)
    }
  }

  const restart = () => {
    session.current = ''
    setTalk(NEW_TALK)
    setError(null)
  }

  return { talk, isWaiting, error, say, restart }
}
