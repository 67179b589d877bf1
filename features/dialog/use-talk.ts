import { useRef, useState } from 'react'
import { toDialogError } from '@/features/dialog/api'
import { NEW_TALK, type Line, type Talk } from '@/features/dialog/chat-state'
import type { DialogState, TurnResult } from '@/lib/contract/dialog'

/** Answers a message; `state` is where the conversation stands, undefined at its beginning. */
export type TakeTurn = (text: string, state: DialogState | undefined, session: string) => Promise<TurnResult>

const lineBy = (by: Line['by'], text: string): Line => ({ by, text, message: null })

/** A conversation with a bot, kept in this page alone: what was said, how to say something or begin anew, and a person’s part in it. */
export const useTalk = (takeTurn: TakeTurn) => {
  const [talk, setTalk] = useState<Talk>(NEW_TALK)
  const [isWaiting, setIsWaiting] = useState(false)
  const [error, setError] = useState<ReturnType<typeof toDialogError> | null>(null)
  const session = useRef('')

  const add = (line: Line) => setTalk((before) => ({ ...before, lines: [...before.lines, line] }))

  const say = async (text: string) => {
    if (isWaiting || text.trim() === '') return
    session.current ||= crypto.randomUUID()
    const asked = session.current
    add(lineBy('visitor', text))
    if (talk.isHeld) return
    setIsWaiting(true)
    setError(null)
    try {
      const turn = await takeTurn(text, talk.state, asked)
      if (asked !== session.current) return
      const said = turn.messages.map((message): Line => ({ by: 'bot', text: message.text, message }))
      setTalk((before) => ({
        lines: [...before.lines, ...said],
        state: turn.state,
        record: turn.record,
        isHeld: before.isHeld,
      }))
    } catch (failure) {
      if (asked === session.current) setError(toDialogError(failure))
    } finally {
      if (asked === session.current) setIsWaiting(false)
    }
  }

  const restart = () => {
    session.current = ''
    setTalk(NEW_TALK)
    setIsWaiting(false)
    setError(null)
  }

  return {
    talk,
    isWaiting,
    error,
    say,
    restart,
    answer: (text: string) => add(lineBy('agent', text)),
    hold: (isHeld: boolean) => setTalk((before) => ({ ...before, isHeld })),
  }
}
