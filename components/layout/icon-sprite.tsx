import {
  IconAlertCircle,
  IconArrowRight,
  IconChevronDown,
  IconDownload,
  IconMenu2,
  IconMessageCircle,
  IconMoon,
  IconPhone,
  IconPlus,
  IconSun,
  IconX,
} from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { spriteIconId } from '@/components/ui/sprite-icon'
import { LOCALES, LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { LogoMark } from './logo'
import { StaticMarkup } from './static-markup'

const LINES = {
  alert: IconAlertCircle,
  arrow: IconArrowRight,
  chevron: IconChevronDown,
  download: IconDownload,
  menu: IconMenu2,
  message: IconMessageCircle,
  moon: IconMoon,
  phone: IconPhone,
  plus: IconPlus,
  sun: IconSun,
  x: IconX,
} as const
const SOLIDS = {
  play: 'M6 3.6v12.8c0 .8.9 1.3 1.6.9l9.9-6.4c.6-.4.6-1.3 0-1.7L7.6 2.8C6.9 2.3 6 2.8 6 3.6',
  pause: 'M5 3.5h3.6v13H5zM11.4 3.5H15v13h-3.6z',
} as const

/** What the logo and the icons of long lists and of the shell's buttons are taken from; stands once in the document. */
export const IconSprite = ({ lang }: { lang: Locale }) => (
  <StaticMarkup id="icon-sprite" of={{ lang }} hidden>
    <svg>
      {Object.entries(LINES).map(([name, Shape]) => (
        <Icon key={name} id={spriteIconId(name)} of={Shape} size="100%" />
      ))}
      {Object.entries(SOLIDS).map(([name, path]) => (
        <symbol key={name} id={spriteIconId(name)} viewBox="0 0 20 20">
          <path d={path} />
        </symbol>
      ))}
      {LOCALES.map((code) => (
        <symbol key={code} id={spriteIconId(code)} viewBox="0 0 20 20" className="icon" stroke="currentColor">
          <rect x="0.8" y="0.8" width="18.4" height="18.4" rx="5" strokeWidth="1.4" />
          <path d={LOCALE_DETAILS[code].icon} transform="translate(4 4) scale(0.6)" strokeWidth="2.6" />
        </symbol>
      ))}
      <symbol id={spriteIconId('logo')} viewBox="0 0 32 32">
        <LogoMark />
      </symbol>
    </svg>
  </StaticMarkup>
)
