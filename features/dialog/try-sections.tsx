import { SectionFrame } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { ChatIsland } from '@/features/dialog/chat-island'
import { LabIsland } from '@/features/dialog/lab-island'
import { loadDialogMessages } from '@/features/dialog/messages'
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
      <LabIsland lang={lang} messages={messages} />
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
      <ChatIsland lang={lang} messages={messages} contactHref={href('/contact-us', lang)} />
    </SectionFrame>
  )
}
