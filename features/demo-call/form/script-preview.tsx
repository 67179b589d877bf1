'use client'

import { IconChevronDown } from '@tabler/icons-react'
import type { FilledScript } from '@/features/demo-call/form/scenarios'
import { mergeScript, PLACEHOLDER } from '@/lib/domain/script-template'

type ScriptPreviewProps = { label: string; script: FilledScript; open: boolean }

/** The exact sentences the AI will say, with the visitor's details merged in; an empty detail shows as a blank. */
export const ScriptPreview = ({ label, script, open }: ScriptPreviewProps) => {
  const lines = mergeScript(script.script, script.values).replace(PLACEHOLDER, '____').split('\n')
  return (
    <details open={open} className="group rounded-md border border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-3.5 text-small font-strong">
        {label}
        <IconChevronDown
          size={16}
          stroke={1.6}
          aria-hidden
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ol
        lang={script.language}
        className="grid max-h-56 gap-2 overflow-y-auto px-3.5 pb-3.5 text-small text-fg-2"
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
