import { SpriteIcon } from '@/components/ui/sprite-icon'
import type { SectionContext } from '@/components/sections/section'
import { MiniWaveform } from '@/components/ui/waveform'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import { barHeights } from '@/lib/domain/waveform'
import { formatCount } from '@/lib/i18n/format'

type Call = Pick<Camelized<SampleCall>, 'peaks'>

/** Where two things meet: sample calls to listen to, or a page (then `name` says which). */
export type MatrixCell = { href: string } & ({ calls: readonly Call[] } | { name: string })
export type MatrixRow = { path: string; cells: ReadonlyMap<string, MatrixCell | undefined> }

const WAVE_BARS = 9

const Filled = ({ cell, lang }: { cell: MatrixCell; lang: SectionContext['lang'] }) => {
  if ('name' in cell)
    return (
      <>
        <span className="sr-only">{cell.name}</span>
        <SpriteIcon name="arrow" size={18} />
      </>
    )
  const [heights = []] = barHeights([cell.calls[0]?.peaks ?? []], WAVE_BARS)
  const low = Math.min(...heights)
  const range = Math.max(...heights) - low || 1
  return (
    <>
      <b>{formatCount(cell.calls.length, lang)}</b>
      {/* So few bars of a whole call are all alike: their differences are drawn over the full height. */}
      <MiniWaveform
        peaks={heights.map((height) => 0.2 + (0.8 * (height - low)) / range)}
        className="matrix-wave"
      />
    </>
  )
}

type MatrixTableProps = {
  context: SectionContext
  corner: string
  columns: readonly { key: string; label: string }[]
  rows: readonly MatrixRow[]
}

/** Pages against what they have: each row lists its filled places by name, an empty column is left out. */
export const MatrixTable = ({ context, corner, columns, rows }: MatrixTableProps) => {
  const shown = columns.filter(({ key }) => rows.some(({ cells }) => cells.get(key)))
  return (
    <table className="matrix" aria-labelledby={`${context.id}-title`}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {shown.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, cells }) => {
          const { href, name, tagline } = context.link(path)
          return (
            <tr key={path}>
              <th scope="row">
                <a href={href}>{name}</a>
                <p>{tagline}</p>
              </th>
              {shown.map(({ key, label }) => {
                const cell = cells.get(key)
                return (
                  <td key={key}>
                    {cell && (
                      <a href={cell.href} data-kind={'name' in cell ? 'page' : 'calls'}>
                        <span>{label}</span>
                        <Filled cell={cell} lang={context.lang} />
                      </a>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
