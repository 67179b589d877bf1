'use client'

import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { Said } from '@/components/ui/said'
import type { FilledScript } from '@/features/demo-call/form/scenarios'
import { mergeScript, PLACEHOLDER } from '@/lib/domain/script-template'
import type { Locale } from '@/lib/i18n/config'

type ScriptPreviewProps = { label: string; lang: Locale; script: FilledScript; open: boolean }

const sentencesOf = ({ script, values }: FilledScript, language: Locale) =>
  mergeScript(script[language], values).replace(PLACEHOLDER, '____').split('\n')

/** The exact sentences the AI will say, with the visitor's details merged in, and the same in the page's language; an empty detail shows as a blank. */
export const ScriptPreview = ({ label, lang, script, open }: ScriptPreviewProps) => {
  const translated = script.language === lang ? [] : sentencesOf(script, lang)
  return (
    <details open={open} className="group rounded-md border border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-3.5 text-small font-strong">
        {label}
        <Icon of={IconChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid max-h-56 gap-2 overflow-y-auto px-3.5 pb-3.5 text-small text-fg-2">
        {sentencesOf(script, script.language).map((line, i) => (
          <li key={line}>
            <Said lang={script.language} translation={translated[i]}>
              {line}
            </Said>
          </li>
        ))}
      </ol>
    </details>
  )
}
