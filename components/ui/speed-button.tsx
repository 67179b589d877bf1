import { cx } from 'class-variance-authority'

export type SpeedButtonProps = { label: string; className?: string }

/** Cycles the speed of all recordings (1, 1.25, 1.5); the audio controller writes the current one into it. */
export function SpeedButton({ label, className }: SpeedButtonProps) {
  return (
    <button
      type="button"
      data-slot="speed-button"
      data-speed=""
      className={cx(
        'tap inline-flex min-h-7 min-w-14 items-center justify-center rounded-full border border-rule-strong px-2.75 py-0.5 text-cap leading-snug font-strong text-fg-2 num hover:bg-hover hover:text-fg',
        className,
      )}
    >
      <span className="sr-only">{label} </span>
      <span data-rate="">1×</span>
    </button>
  )
}
