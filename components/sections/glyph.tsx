import {
  IconAdjustments, IconAlertTriangle, IconApi, IconBell, IconBolt, IconBook, IconBuildingBank, IconBuildingStore,
  IconCalendar, IconChartBar, IconChecklist, IconClock, IconDatabase, IconFileText, IconHeadphones, IconHeartbeat,
  IconHome, IconKey, IconLanguage, IconList, IconLock, IconMessage, IconMicrophone, IconNews, IconPhone, IconPlug,
  IconReceipt, IconRepeat, IconRoute, IconSchool, IconShieldCheck, IconSignature, IconTicket, IconUser, IconUsers,
  IconVideo, IconVolume, IconWand, IconWifi, IconWorld,
} from '@tabler/icons-react'

const GLYPHS = {
  adjust: IconAdjustments, alert: IconAlertTriangle, api: IconApi, bell: IconBell, bolt: IconBolt, book: IconBook,
  bank: IconBuildingBank, store: IconBuildingStore, calendar: IconCalendar, chart: IconChartBar, checklist: IconChecklist,
  clock: IconClock, data: IconDatabase, file: IconFileText, headphones: IconHeadphones, health: IconHeartbeat,
  home: IconHome, key: IconKey, language: IconLanguage, list: IconList, lock: IconLock, message: IconMessage,
  mic: IconMicrophone, news: IconNews, phone: IconPhone, plug: IconPlug, receipt: IconReceipt, repeat: IconRepeat,
  route: IconRoute, school: IconSchool, shield: IconShieldCheck, sign: IconSignature, ticket: IconTicket, user: IconUser,
  users: IconUsers, video: IconVideo, volume: IconVolume, wand: IconWand, wifi: IconWifi, world: IconWorld,
} as const

export type GlyphId = keyof typeof GLYPHS

/** One icon of the site's set, by its id, at list size. */
export const Glyph = ({ id = 'list', size = 20 }: { id?: GlyphId | undefined; size?: number }) => {
  const Icon = GLYPHS[id]
  return <Icon size={size} stroke={1.6} aria-hidden />
}
