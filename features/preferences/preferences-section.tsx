import { SectionFrame } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { loadPreferenceMessages } from '@/features/preferences/messages'
import { PreferencesIsland } from '@/features/preferences/preferences-island'
import type { Locale } from '@/lib/i18n/config'

/** What a visitor can choose for this browser. */
export const PreferencesSection = async ({ lang }: { lang: Locale }) => {
  const messages = await loadPreferenceMessages(lang)
  return (
    <SectionFrame id="preferences">
      <SectionHeader id="preferences-title" title={messages.title} support={messages.lead} />
      <noscript>
        <p className="mb-4 text-fg-2">{messages.script}</p>
      </noscript>
      <PreferencesIsland lang={lang} messages={messages} />
    </SectionFrame>
  )
}
