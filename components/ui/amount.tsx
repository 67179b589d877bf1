import { cx } from 'class-variance-authority'

/** With the space beside it: at the size of the digits it would be a gap. */
const CURRENCY = /(\s*(?:₫|VND)\s*)/

/** A price set large: its currency is smaller and lighter than its digits. */
export const Amount = ({ children, className }: { children: string; className?: string }) => (
  <strong className={cx('block num', className)}>
    {children.split(CURRENCY).map((part) =>
      CURRENCY.test(part) ? (
        <span key={part} className="text-[0.55em] font-medium">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </strong>
)
