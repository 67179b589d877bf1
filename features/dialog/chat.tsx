'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { takeTurn } from '@/features/dialog/api'
import { ChatDesk } from '@/features/dialog/chat-desk'
import { transcriptOf } from '@/features/dialog/chat-state'
import { ChatWindow, FRAMES, type Frame } from '@/features/dialog/chat-window'
import { downloadText } from '@/features/dialog/download'
import type { DialogMessages } from '@/features/dialog/messages'
import { useTalk } from '@/features/dialog/use-talk'
import { useWoken } from '@/features/dialog/use-woken'
import { BOTS, type BotId } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

type ChatProps = { lang: Locale; messages: DialogMessages; contactHref: string }

/** A conversation with one of the sample bots, in the frame of a channel, with the record and the agent's desk beside it. */
export const Chat = ({ lang, messages, contactHref }: ChatProps) => {
  const { chat } = messages
  const [bot, setBot] = useState<BotId>('clinic')
  const [frame, setFrame] = useState<Frame>('web')
  const { talk, isWaiting, error, say, restart, answer, hold } = useTalk((text, state, session) => {
    const body = { bot, language: lang, text, session }
    return takeTurn(state ? { ...body, state } : body)
  })
  useWoken(lang, messages.samples.clinic[0])
  const names = { visitor: chat.you, bot: chat.ai, agent: chat.agent }

  return (
    <div className="grid gap-8" data-dialog="chat">
      <div className="grid gap-4 sm:grid-cols-2">
        <Segmented
          label={messages.bot}
          name="chat-bot"
          value={bot}
          options={BOTS.map((value) => ({ value, label: messages.bots[value] }))}
          onChange={({ target }) => {
            const next = BOTS.find((other) => other === target.value)
            if (!next) return
            setBot(next)
            restart()
          }}
        />
        <Segmented
          label={chat.frame}
          name="chat-frame"
          value={frame}
          options={FRAMES.map((value) => ({ value, label: chat[value] }))}
          onChange={({ target }) => setFrame(FRAMES.find((other) => other === target.value) ?? 'web')}
        />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ChatWindow
          lines={talk.lines}
          frame={frame}
          isWaiting={isWaiting}
          canPick={!talk.isHeld}
          write={talk.isHeld ? chat.writeAsCustomer : chat.write}
          onSay={(text) => void say(text)}
          messages={messages}
        />
        <div className="grid gap-5">
          {error && (
            <Alert tone="warning" role="alert" data-error={error}>
              {messages.errors[error]}
            </Alert>
          )}
          <ChatDesk
            talk={talk}
            names={names}
            messages={messages}
            contactHref={contactHref}
            onAnswer={answer}
            onHold={hold}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              disabled={talk.lines.length === 0}
              onClick={() =>
                downloadText(`smartdialog-${bot}.txt`, transcriptOf(talk.lines, names), 'text/plain')
              }
            >
              {chat.download}
            </Button>
            <Button variant="secondary" disabled={talk.lines.length === 0} onClick={restart}>
              {chat.restart}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
