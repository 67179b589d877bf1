import type { CSSProperties } from 'react'

/** Custom properties as a style object; the cast is here because React's CSSProperties has no `--*` names. */
export function cssVars(vars: Record<`--${string}`, string | number>): CSSProperties {
  return vars as CSSProperties
}
