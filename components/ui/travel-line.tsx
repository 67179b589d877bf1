import { cx } from 'class-variance-authority'

/** A dotted line with one travelling highlight: something is under way and nothing is heard yet. Decoration; say it in words beside it. */
export function TravelLine({ className }: { className?: string }) {
  return <span data-slot="travel-line" aria-hidden="true" className={cx('travel-line', className)} />
}
