export type TurnProps = {
  who: string
  agent?: boolean
  muted?: boolean
  className?: string
  children: React.ReactNode
}

/** One turn of a call: who speaks, in the product colour when it is the AI, and what is said. */
export function Turn({ who, agent = false, muted = false, className = '', children }: TurnProps) {
  return (
    <div className={`grid gap-x-3 @min-[480px]:grid-cols-[76px_1fr] ${className}`}>
      <span className={`pt-px text-tag font-strong ${agent ? 'text-accent-text' : 'text-fg-3'}`}>{who}</span>
      <p className={muted ? 'text-fg-3' : 'text-fg'}>{children}</p>
    </div>
  )
}
