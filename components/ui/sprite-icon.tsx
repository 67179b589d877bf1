import type { Locale } from '@/lib/i18n/config'

type SpriteIconProps = {
  name:
    | 'alert'
    | 'arrow'
    | 'chevron'
    | 'download'
    | 'logo'
    | 'menu'
    | 'message'
    | 'moon'
    | 'pause'
    | 'phone'
    | 'play'
    | 'plus'
    | 'sun'
    | 'x'
    | Locale
  size?: 16 | 18 | 20 | 24 | 30
  className?: string
}

/** The id of the drawing of an icon of the sprite. */
export const spriteIconId = (name: string) => `icon-${name}`

/** An icon as a reference instead of a drawing: what stands often on a page, and what comes alive, need not carry it along. */
export const SpriteIcon = ({ name, size = 16, className }: SpriteIconProps) => (
  <svg width={size} height={size} aria-hidden="true" data-icon={name} className={className}>
    <use href={`#${spriteIconId(name)}`} />
  </svg>
)
