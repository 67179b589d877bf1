import { READING_PRESETS } from '@/lib/domain/reading/options'
import { spokenText } from '@/lib/domain/reading/read'
import type { ExtraReader } from './extra'
import { tableExtra } from './table-extra'

/** How the reading rules of this site say what is written, a line each, in the north and, where it differs, in the south. */
export const readings: ExtraReader = (lines, context) => {
  const { words } = context
  const rows = lines.map((line) => {
    const [north, south] = [spokenText(line, READING_PRESETS.north), spokenText(line, READING_PRESETS.south)]
    return { key: line, label: line, cells: [north, south === north ? words.readings.same : south] }
  })
  return Promise.resolve(
    tableExtra(
      {
        label: words.readings.label,
        corner: words.readings.written,
        columns: [words.readings.north, words.readings.south],
        rows,
        isText: true,
      },
      context,
    ),
  )
}
