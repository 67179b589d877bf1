'use client'

import { useState, type ReactNode } from 'react'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { DARK, showTheme } from '@/components/layout/theme'
import { Segmented } from '@/components/ui/segmented'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { PreferenceMessages } from '@/features/preferences/messages'
import type { Locale } from '@/lib/i18n/config'
import { CAPTIONS, DATA, THEME } from '@/lib/preferences'
import { markSaveData } from '@/lib/save-data'

type ChoiceProps<Value extends string> = {
  name: string
  messages: Record<Value | 'label', string>
  preference: { values: readonly Value[]; read: () => Value; keep: (value: Value) => void }
  /** Told once the choice is kept. */
  onChoose?: (value: Value) => void
}

const Row = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div className="grid items-center gap-x-8 gap-y-2 border-b border-rule py-4 md:grid-cols-[12rem_minmax(0,28rem)]">
    <p className="text-ui font-medium">{label}</p>
    {children}
    {hint && <p className="text-small text-fg-3 md:col-start-2">{hint}</p>}
  </div>
)

/** What was chosen is known in the browser alone; until then nothing is marked. */
const Choice = <Value extends string>({ name, messages, preference, onChoose }: ChoiceProps<Value>) => {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Value>()
  return (
    <Segmented
      label={messages.label}
      name={name}
      value={isHydrated ? (chosen ?? preference.read()) : ''}
      options={preference.values.map((value) => ({ value, label: messages[value] }))}
      onChange={({ target }) => {
        const value = preference.values.find((candidate) => candidate === target.value)
        if (!value) return
        setChosen(value)
        preference.keep(value)
        onChoose?.(value)
      }}
    />
  )
}

const systemTheme = () => (matchMedia(DARK).matches ? 'dark' : 'light')

type FieldsProps = { lang: Locale; messages: PreferenceMessages }

/** Theme, language, data and captions, each in force at once and kept in this browser. */
export const PreferenceFields = ({ lang, messages }: FieldsProps) => {
  const { theme, data, captions, language } = messages
  return (
    <div className="border-t border-rule">
      <Row label={theme.label}>
        <Choice
          name="theme"
          messages={theme}
          preference={THEME}
          onChoose={(value) => showTheme(value === 'system' ? systemTheme() : value)}
        />
      </Row>
      <Row label={language}>
        <LanguageSwitcher lang={lang} label={language} />
      </Row>
      <Row label={data.label} hint={data.hint}>
        <Choice name="data" messages={data} preference={DATA} onChoose={markSaveData} />
      </Row>
      <Row label={captions.label}>
        <Choice name="captions" messages={captions} preference={CAPTIONS} />
      </Row>
    </div>
  )
}
