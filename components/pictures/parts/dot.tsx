const tones = {
  accent: 'bg-accent',
  answered: 'bg-(--call-500)',
  voicemail: 'bg-(--dialog-500)',
  unanswered: 'bg-(--amber-500)',
  busy: 'bg-(--ink-400)',
  waiting: 'bg-bar-idle',
  failed: 'bg-(--red-500)',
}

export type Tone = keyof typeof tones

/** The class that fills with a result's colour: green answered, blue voicemail, amber no answer, ink busy. */
export const fill = (tone: Tone) => tones[tone]

export type DotProps = { tone: Tone; children: React.ReactNode; className?: string }

/** A result in words with its colour beside it, never the colour alone. */
export function Dot({ tone, children, className = '' }: DotProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap text-fg-2 ${className}`}>
      <i className={`size-[7px] shrink-0 rounded-full ${fill(tone)}`} />
      {children}
    </span>
  )
}
