import { useState } from 'react'

type DraftNoteProps = {
  /** When a draft was put back: the sentence that says so. */
  restored: string | undefined
  words: { note: string; clear: string; cleared: string }
  onClear: () => void
}

/** Says that what is written stays in this browser, that it was put back, or that it is gone, and offers to delete it. */
export const DraftNote = ({ restored, words, onClear }: DraftNoteProps) => {
  const [isCleared, setIsCleared] = useState(false)
  return (
    <p data-slot="draft-note" className="flex flex-wrap items-center gap-x-4 text-cap text-fg-3">
      <span role="status">{restored ?? (isCleared ? words.cleared : words.note)}</span>
      {restored && (
        <button
          type="button"
          onClick={() => {
            setIsCleared(true)
            onClear()
          }}
          className="underline underline-offset-[0.22em] hover:text-fg pointer-coarse:min-h-11"
        >
          {words.clear}
        </button>
      )}
    </p>
  )
}
