import { CopyButton } from '@/components/ui/copy-button'

type ShownOnceProps = { text: string; messages: { copy: string; copied: string } }

/** A key or secret that is shown this once, with a button that copies it. */
export const ShownOnce = ({ text, messages }: ShownOnceProps) => (
  <p className="mt-2 flex flex-wrap items-center gap-3">
    <code className="rounded-sm bg-bg px-2 py-1 wrap-anywhere text-fg" translate="no">
      {text}
    </code>
    <CopyButton
      text={text}
      label={messages.copy}
      copiedLabel={messages.copied}
      className="inline-flex min-h-11 items-center gap-1.5 font-medium"
    />
  </p>
)
