import { cx } from 'class-variance-authority'

const CURRENCY = /(₫|VND)/

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
