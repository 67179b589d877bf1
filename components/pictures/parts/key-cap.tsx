export type KeyCapProps = { children: React.ReactNode; pressed?: boolean; className?: string }

/** A key of the phone's keypad; the pressed one is filled with the product colour. */
export function KeyCap({ children, pressed = false, className = 'size-9' }: KeyCapProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-xs text-ui font-semibold num ${pressed ? 'bg-accent-fill text-on-accent-fill' : 'text-fg-2 inset-ring inset-ring-rule-strong'} ${className}`}
    >
      {children}
    </span>
  )
}
