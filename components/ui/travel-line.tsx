import { cx } from 'class-variance-authority'

/** A dotted line with one travelling highlight: something is under way and nothing has come back yet. Decoration: the text beside it says so. */
export function TravelLine({ className }: { className?: string }) {
  return <span data-slot="travel-line" aria-hidden="true" className={cx('travel-line', className)} />
}
