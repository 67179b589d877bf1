import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { cssVars } from './css-vars'

export type WaveLayersProps = { bars: number; lanes: Record<string, string>; className?: string }

/** The move to bar `i` of a wave's path, one unit right of the bar before and `dy` below the pen. */
export const step = (i: number, dy: number) => `${i ? 'm1' : 'M.5'}${dy < 0 ? '' : ' '}${dy}`

/** Bars twice over: the second copy is clipped by `--p` (0 to 1) of the nearest player and shows the played part. */
export function WaveLayers({ bars, lanes, className }: WaveLayersProps) {
  const id = useId()
  const box = { viewBox: `0 0 ${bars} 100`, preserveAspectRatio: 'none' }
  return (
    <div aria-hidden="true" className={cx('wave', className)} style={cssVars({ '--n': bars })}>
      <svg className="bg" {...box}>
        {Object.entries(lanes).map(([lane, d]) => (
          <path key={lane} id={id + lane} className={lane} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <svg className="fg" {...box}>
        {Object.keys(lanes).map((lane) => (
          <use key={lane} href={`#${id}${lane}`} className={lane} />
        ))}
      </svg>
    </div>
  )
}
