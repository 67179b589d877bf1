type RowIconProps = {
  name: 'alert' | 'chevron' | 'download' | 'plus' | 'play' | 'pause' | 'menu' | 'moon' | 'sun' | 'x'
  size?: 16 | 20 | 24
  className?: string
}

/** The id of the drawing of a row icon. */
export const rowIconId = (name: string) => `icon-${name}`

/** An icon as a reference instead of a drawing: rows are many, and what comes alive need not carry it along. */
export const RowIcon = ({ name, size = 16, className }: RowIconProps) => (
  <svg width={size} height={size} aria-hidden="true" data-icon={name} className={className}>
    <use href={`#${rowIconId(name)}`} />
  </svg>
)
