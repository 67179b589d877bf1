import { SectionFrame } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { loadFlowMessages } from '@/features/dialog/flow/messages'
import { ChatIsland, FlowIsland, LabIsland } from '@/features/dialog/islands'
import { loadDialogMessages } from '@/features/dialog/messages'
import { Near } from '@/features/dialog/near'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

/** The lab: one message taken apart. */
export const LabSection = async ({ lang }: { lang: Locale }) => {
  const messages = await loadDialogMessages(lang)
  return (
    <SectionFrame id="lab">
      <SectionHeader id="lab-title" title={messages.lab.title} support={messages.lab.lead} />
      <noscript>
        <p className="text-fg-2">{messages.script}</p>
      </noscript>
      <Near placeholder={messages.loading}>
        <LabIsland lang={lang} messages={messages} />
      </Near>
    </SectionFrame>
  )
}

/** The conversation with a bot. */
export const ChatSection = async ({ lang }: { lang: Locale }) => {
  const messages = await loadDialogMessages(lang)
  return (
    <SectionFrame id="try">
      <SectionHeader id="try-title" title={messages.chat.title} support={messages.chat.lead} />
      <noscript>
        <p className="text-fg-2">{messages.script}</p>
      </noscript>
      <Near placeholder={messages.loading}>
        <ChatIsland
          lang={lang}
          messages={messages}
          contactHref={`${href('/contact-us', lang)}?purpose=smartdialog#write`}
        />
      </Near>
    </SectionFrame>
  )
}

/** The flow of a bot, changed and talked to in place. */
export const FlowSection = async ({ lang }: { lang: Locale }) => {
  const [messages, words] = await Promise.all([loadDialogMessages(lang), loadFlowMessages(lang)])
  return (
    <SectionFrame id="try">
      <SectionHeader id="try-title" title={words.title} support={words.lead} />
      <noscript>
        <p className="text-fg-2">{messages.script}</p>
      </noscript>
      <Near placeholder={messages.loading}>
        <FlowIsland lang={lang} messages={messages} words={words} />
      </Near>
    </SectionFrame>
  )
}
