import { cva, type VariantProps } from 'class-variance-authority'

const dot = cva('inline-block size-1.75 shrink-0 rounded-full forced-colors:bg-[CanvasText]', {
  variants: {
    tone: {
      accent: 'bg-accent',
      answered: 'bg-(--call-500)',
      voicemail: 'bg-(--dialog-500)',
      unanswered: 'bg-(--amber-500)',
      busy: 'bg-(--ink-400)',
      failed: 'bg-(--red-500)',
      waiting: 'bg-bar-idle',
      current: 'bg-current',
    },
  },
  defaultVariants: { tone: 'accent' },
})

export type DotTone = NonNullable<VariantProps<typeof dot>['tone']>

/** The coloured dot of a call result (or of the product with `accent`); always stands beside its label. */
export function StatusDot({ tone }: { tone?: DotTone }) {
  return <span data-slot="status-dot" aria-hidden="true" className={dot({ tone })} />
}
