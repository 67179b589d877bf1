import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { understand } from '@/features/dialog/api'
import { ChatWindow } from '@/features/dialog/chat-window'
import type { FlowMessages } from '@/features/dialog/flow/messages'
import type { DialogMessages } from '@/features/dialog/messages'
import { useTalk } from '@/features/dialog/use-talk'
import type { Flow } from '@/lib/contract/dialog-flow'
import type { BotId } from '@/lib/contract/enums'
import { decide } from '@/lib/domain/dialog/decide'
import { newState, runFlow } from '@/lib/domain/dialog/run-flow'
import type { Locale } from '@/lib/i18n/config'

/** A conversation in which the server understands each message and the flow as it stands in the page answers it. */
export const useFlowTalk = (bot: BotId, flow: Flow, language: Locale) =>
  useTalk(async (said, state) => {
    const text = said.normalize('NFC').trim()
    const { intents, entities } = await understand({ bot, language, text })
    const { action, intent, options } = decide(intents, flow.thresholds)
    return runFlow(flow, state ?? newState(), { text, action, intent, options, entities }, language)
  })

type FlowTalkProps = {
  chat: ReturnType<typeof useFlowTalk>
  messages: DialogMessages
  words: FlowMessages
}

/** The conversation beside the flow; it says when the bot fell silent, and when nobody answers. */
export const FlowTalk = ({ chat, messages, words }: FlowTalkProps) => {
  const { talk, isWaiting, error, say, restart } = chat
  const isSilent = talk.lines.at(-1)?.by === 'visitor' && !isWaiting && !error
  return (
    <div className="grid gap-4">
      <ChatWindow
        lines={talk.lines}
        frame="web"
        isWaiting={isWaiting}
        canPick
        write={messages.chat.write}
        onSay={(text) => void say(text)}
        messages={messages}
      />
      <div aria-live="polite">
        {isSilent && (
          <Alert tone="warning" data-slot="silent">
            {words.silent}
          </Alert>
        )}
        {error && (
          <Alert tone="warning" data-error={error}>
            {messages.errors[error]} {words.offline}
          </Alert>
        )}
      </div>
      <div>
        <Button variant="secondary" disabled={talk.lines.length === 0} onClick={restart}>
          {messages.chat.restart}
        </Button>
      </div>
    </div>
  )
}
