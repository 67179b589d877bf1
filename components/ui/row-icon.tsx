type RowIconProps = {
  name: 'alert' | 'chevron' | 'download' | 'plus' | 'play' | 'pause'
  size?: 16 | 20
  className?: string
}

/** The id of the drawing of a row icon. */
export const rowIconId = (name: string) => `icon-${name}`

/** An icon of a list's row: a reference instead of a drawing, because rows are many. */
export const RowIcon = ({ name, size = 16, className }: RowIconProps) => (
  <svg width={size} height={size} aria-hidden="true" data-icon={name} className={className}>
    <use href={`#${rowIconId(name)}`} />
  </svg>
)
