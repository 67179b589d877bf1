import { cx } from 'class-variance-authority'

const SIGN = '₫'

/** A price set large: its currency sign is smaller and lighter than the digits, which in text it is not. */
export const Amount = ({ children, className }: { children: string; className?: string }) => (
  <strong className={cx('block num', className)}>
    {children.split(/(₫)/).map((part) =>
      part === SIGN ? (
        <span key={part} className="text-[0.55em] font-medium">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </strong>
)
