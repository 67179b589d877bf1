import {
  IconAdjustments,
  IconBell,
  IconBook,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconClock,
  IconDatabase,
  IconFileText,
  IconHeadphones,
  IconLanguage,
  IconList,
  IconLock,
  IconMessage,
  IconMicrophone,
  IconPhone,
  IconPlug,
  IconReceipt,
  IconRoute,
  IconSchool,
  IconShieldCheck,
  IconSignature,
  IconUser,
  IconUsers,
  IconWand,
  IconWorld,
} from '@tabler/icons-react'

const GLYPHS = {
  adjust: IconAdjustments,
  bell: IconBell,
  book: IconBook,
  calendar: IconCalendar,
  chart: IconChartBar,
  checklist: IconChecklist,
  clock: IconClock,
  data: IconDatabase,
  file: IconFileText,
  headphones: IconHeadphones,
  language: IconLanguage,
  list: IconList,
  lock: IconLock,
  message: IconMessage,
  mic: IconMicrophone,
  phone: IconPhone,
  plug: IconPlug,
  receipt: IconReceipt,
  route: IconRoute,
  school: IconSchool,
  shield: IconShieldCheck,
  sign: IconSignature,
  user: IconUser,
  users: IconUsers,
  wand: IconWand,
  world: IconWorld,
} as const

export type GlyphId = keyof typeof GLYPHS

/** One icon of the site's set, by its id, at list size. */
export const Glyph = ({ id = 'list', size = 20 }: { id?: GlyphId | undefined; size?: number }) => {
  const Icon = GLYPHS[id]
  return <Icon size={size} stroke={1.6} aria-hidden />
}
