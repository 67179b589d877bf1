import { CopyButton } from '@/components/ui/copy-button'
import { fillIn } from '@/lib/i18n/format'

export type KeyNoteProps = {
  shown: { key: string; expiresAt: string }
  /** Says until when the key is good. */
  text: string
  copy: { label: string; copied: string }
  /** Writes the moment a key ends, in the language of the page. */
  locale: string
}

/** A visitor's key with the moment it ends. */
export const KeyNote = ({ shown, text, copy, locale }: KeyNoteProps) => {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(shown.expiresAt))
  return (
    <>
      <p>{fillIn(text, { time })}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="wrap-anywhere">{shown.key}</code>
        <CopyButton
          text={shown.key}
          label={copy.label}
          copiedLabel={copy.copied}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium"
        />
      </p>
    </>
  )
}
