import { StatusDot, type DotTone } from '@/components/ui/status-dot'

const pillLooks = {
  active: 'bg-accent-tint text-accent-text',
  plain: 'inset-ring inset-ring-rule-strong text-fg-2',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

export type PillProps = {
  look?: keyof typeof pillLooks
  dot?: boolean
  children: React.ReactNode
  className?: string
}

/** A state in one or two words; `active` with a dot means it is happening now. */
export function Pill({ look = 'plain', dot = false, children, className = '' }: PillProps) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-cap font-strong whitespace-nowrap ${pillLooks[look]} ${className}`}
    >
      {dot && <i className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}

export type DotProps = { tone: DotTone; children: React.ReactNode }

/** A result in words with its colour beside it, never the colour alone. */
export function Dot({ tone, children }: DotProps) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-fg-2">
      <StatusDot tone={tone} />
      {children}
    </span>
  )
}

/** The bar colours of call results; the dots beside the labels have the same (components/ui/status-dot). */
export const fills = {
  answered: 'bg-(--call-500)',
  voicemail: 'bg-(--dialog-500)',
  unanswered: 'bg-(--amber-500)',
  busy: 'bg-(--ink-400)',
  waiting: 'bg-bar-idle',
}

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
      <span className={`pt-px text-cap font-strong ${agent ? 'text-accent-text' : 'text-fg-3'}`}>{who}</span>
      <p className={muted ? 'text-fg-3' : 'text-fg'}>{children}</p>
    </div>
  )
}

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

export type KeyValuesProps = {
  rows: readonly { name: string; value: string }[]
  className?: string
}

/** Facts as ruled rows, name left and value right. */
export function KeyValues({ rows, className = '' }: KeyValuesProps) {
  return (
    <dl className={className}>
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-rule py-2 last:border-0"
        >
          <dt className="text-fg-3">{name}</dt>
          <dd className="text-right font-medium num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
