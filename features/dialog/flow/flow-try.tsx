'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { FlowBench } from '@/features/dialog/flow/flow-bench'
import type { FlowMessages } from '@/features/dialog/flow/messages'
import { useFlow } from '@/features/dialog/flow/use-flow'
import type { DialogMessages } from '@/features/dialog/messages'
import { useWoken } from '@/features/dialog/use-woken'
import { BOTS, type BotId } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

export type FlowTryProps = { lang: Locale; messages: DialogMessages; words: FlowMessages }

const FlowOfBot = ({ bot, lang, messages, words }: FlowTryProps & { bot: BotId }) => {
  const { flow, hasFailed, retry, ...versions } = useFlow(bot)
  if (flow)
    return (
      <FlowBench bot={bot} flow={flow} versions={versions} lang={lang} messages={messages} words={words} />
    )
  if (!hasFailed) return <p className="min-h-[34rem] text-fg-3">{messages.loading}</p>
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {words.failed}
    </Alert>
  )
}

/** The flow of a sample bot, to be changed and talked to at once; what is changed stays in this browser. */
export const FlowTry = (props: FlowTryProps) => {
  const { lang, messages } = props
  useWoken(lang, messages.samples.clinic[0])
  const [bot, setBot] = useState<BotId>('clinic')
  return (
    <div className="grid grid-cols-1 gap-8" data-dialog="flow">
      <Segmented
        label={messages.bot}
        name="flow-bot"
        value={bot}
        className="max-w-xl"
        options={BOTS.map((value) => ({ value, label: messages.bots[value] }))}
        onChange={({ target }) => setBot(BOTS.find((other) => other === target.value) ?? bot)}
      />
      <FlowOfBot key={bot} bot={bot} {...props} />
    </div>
  )
}
