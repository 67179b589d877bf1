import { PRODUCTS } from '@/lib/contract/enums'
import { PartFrame, Specimen } from './part'
import type { PartProps } from './messages'

const surfaces = [
  'bg-bg',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-inverse',
  'bg-primary',
  'bg-field',
  'bg-bar-idle',
]
const text = ['text-fg', 'text-fg-2', 'text-fg-3', 'text-success', 'text-warning', 'text-danger']
const signals = ['bg-success-tint', 'bg-warning-tint', 'bg-danger-tint', 'bg-danger-solid']

function Swatch({ className }: { className: string }) {
  return (
    <li className="min-w-0">
      <span className={`block h-12 rounded-md border border-rule-strong ${className}`} />
      <span className="mt-1 block truncate font-mono text-tag text-fg-2">{className.replace('bg-', '')}</span>
    </li>
  )
}

const Swatches = ({ list }: { list: readonly string[] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
    {list.map((className) => (
      <Swatch key={className} className={className} />
    ))}
  </ul>
)

export function ColorsPart({ messages }: PartProps) {
  const { title, support, ...names } = messages.colors
  return (
    <PartFrame id="colors" title={title} support={support} messages={messages}>
      {(theme) => (
        <>
          <Specimen name={names.surfaces}>
            <Swatches list={surfaces} />
          </Specimen>
          <Specimen name={names.signals}>
            <Swatches list={signals} />
          </Specimen>
          <Specimen name={names.text}>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-cap">
              {text.map((className) => (
                <li key={className} className={className}>
                  {className.replace('text-', '')}
                </li>
              ))}
            </ul>
          </Specimen>
          {PRODUCTS.map((product) => (
            <div key={product} data-theme={theme} data-product={product}>
              <Specimen name={product}>
                <ul className="grid grid-cols-2 gap-3 text-cap font-strong sm:grid-cols-4">
                  <li className="grid h-12 place-items-center rounded-md border border-accent-line bg-accent-tint text-accent-text">
                    {names.tint}
                  </li>
                  <li className="grid h-12 place-items-center rounded-md bg-accent-fill text-on-accent-fill">
                    {names.fill}
                  </li>
                  <li className="grid h-12 content-center gap-1.5 text-center">
                    <span className="h-2 rounded-xs bg-accent" />
                    {names.bars}
                  </li>
                  <li className="grid h-12 place-items-center text-accent-text">{names.words}</li>
                </ul>
              </Specimen>
            </div>
          ))}
        </>
      )}
    </PartFrame>
  )
}
