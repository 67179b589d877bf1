export type KeyValuesProps = {
  rows: readonly { name: string; value: string }[]
  mono?: boolean
  className?: string
}

/** Facts as ruled rows, name left and value right; `mono` sets the names as machine keys. */
export function KeyValues({ rows, mono = false, className = '' }: KeyValuesProps) {
  return (
    <dl className={className}>
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-rule py-2 last:border-0"
        >
          <dt className={mono ? 'font-mono text-tag text-fg-3' : 'text-fg-3'}>{name}</dt>
          <dd className="text-right font-medium num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
