type DraftNoteProps = {
  /** When a draft was put back: the sentence that says so. */
  restored: string | undefined
  note: string
  clear: string
  onClear: () => void
}

/** Says that what is written stays in this browser, or that it was put back, and offers to delete it. */
export const DraftNote = ({ restored, note, clear, onClear }: DraftNoteProps) => (
  <p data-slot="draft-note" className="flex flex-wrap items-center gap-x-4 text-cap text-fg-3">
    <span role="status">{restored ?? note}</span>
    {restored && (
      <button
        type="button"
        onClick={onClear}
        className="underline underline-offset-[0.22em] hover:text-fg pointer-coarse:min-h-11"
      >
        {clear}
      </button>
    )}
  </p>
)
