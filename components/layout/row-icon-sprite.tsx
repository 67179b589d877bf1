import {
  IconAlertCircle,
  IconChevronDown,
  IconDownload,
  IconMenu2,
  IconMoon,
  IconPlus,
  IconSun,
  IconX,
} from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { rowIconId } from '@/components/ui/row-icon'
import type { Locale } from '@/lib/i18n/config'
import { StaticMarkup } from './static-markup'

const LINES = {
  alert: IconAlertCircle,
  chevron: IconChevronDown,
  download: IconDownload,
  plus: IconPlus,
  menu: IconMenu2,
  moon: IconMoon,
  sun: IconSun,
  x: IconX,
} as const
const SOLIDS = {
  play: 'M6 3.6v12.8c0 .8.9 1.3 1.6.9l9.9-6.4c.6-.4.6-1.3 0-1.7L7.6 2.8C6.9 2.3 6 2.8 6 3.6',
  pause: 'M5 3.5h3.6v13H5zM11.4 3.5H15v13h-3.6z',
} as const

/** What the icons of long lists and of the shell's buttons are taken from; stands once in the document. */
export const RowIconSprite = ({ lang }: { lang: Locale }) => (
  <StaticMarkup id="row-icons" of={{ lang }} hidden>
    <svg>
      {Object.entries(LINES).map(([name, Shape]) => (
        <symbol key={name} id={rowIconId(name)} viewBox="0 0 24 24">
          <Icon of={Shape} size={24} />
        </symbol>
      ))}
      {Object.entries(SOLIDS).map(([name, path]) => (
        <symbol key={name} id={rowIconId(name)} viewBox="0 0 20 20">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  </StaticMarkup>
)
