import { PartFrame } from './part'
import type { PartProps } from './messages'

const sizes = [
  'text-display',
  'text-h1',
  'text-h2',
  'text-h3',
  'text-h4',
  'text-lead',
  'text-body',
  'text-ui',
  'text-small',
  'text-cap',
]

export function TypePart({ messages }: PartProps) {
  const { title, support, sample } = messages.type
  return (
    <PartFrame id="type" title={title} support={support} messages={messages}>
      {() =>
        sizes.map((size) => (
          <div key={size} className="min-w-0">
            <p className="mb-1 font-mono text-tag text-fg-3">{size.replace('text-', '')}</p>
            <p className={`${size} max-w-[22ch] text-balance`}>{sample}</p>
          </div>
        ))
      }
    </PartFrame>
  )
}
