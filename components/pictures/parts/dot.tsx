import { StatusDot, type DotTone } from '@/components/ui/status-dot'

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
