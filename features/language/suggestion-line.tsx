import { IconX } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { useDocumentMark } from '@/components/layout/use-document-mark'
import { chooseLanguage } from '@/components/layout/choose-language'
import type { Locale } from '@/lib/i18n/config'

type SuggestionLineProps = {
  lang: Locale
  other: Locale
  /** This page in the other language. */
  href: string
  messages: { suggestion: string; accept: string; dismiss: string }
  onDismiss: () => void
}

/** The suggestion itself, in the language it suggests. */
export const SuggestionLine = ({ lang, other, href, messages, onDismiss }: SuggestionLineProps) => {
  useDocumentMark('data-language-suggestion')
  return (
    <aside lang={other} className="language-suggestion text-small" aria-label={messages.suggestion}>
      <p>{messages.suggestion}</p>
      <a
        href={href}
        hrefLang={other}
        onClick={({ currentTarget }) => chooseLanguage(other, currentTarget)}
        className="font-strong underline underline-offset-[0.22em]"
      >
        {messages.accept}
      </a>
      <button
        type="button"
        lang={lang}
        aria-label={messages.dismiss}
        title={messages.dismiss}
        onClick={onDismiss}
        className="grid size-11 place-items-center rounded-md hover:bg-hover"
      >
        <Icon of={IconX} size={18} />
      </button>
    </aside>
  )
}
