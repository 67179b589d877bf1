import { findWords, spanOf, type Entity, type Reading } from './entity.ts'

const PARTS: Readonly<Record<string, string>> = {
  sáng: 'morning',
  trưa: 'noon',
  trua: 'noon',
  chiều: 'afternoon',
  chieu: 'afternoon',
  tối: 'evening',
  đêm: 'evening',
  dem: 'evening',
  khuya: 'evening',
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  evening: 'evening',
  tonight: 'evening',
  night: 'evening',
  am: 'morning',
  pm: 'afternoon',
}
const PART =
  '(sáng|trưa|trua|chiều|chieu|tối|đêm|dem|khuya|am|pm|in the morning|in the afternoon|in the evening)'
const CLOCK = new RegExp(
  `(?:(\\d{1,2}) ?(?:h|g|giờ|gio)(?: ?(\\d{1,2})(?: ?(?:phút|p))?(?![\\d/]))?( (?:rưỡi|ruoi)| kém (\\d{1,2}))?|(\\d{1,2}):(\\d{2})|(\\d{1,2})( (?:rưỡi|ruoi)))(?: ?${PART})?`,
  'gu',
)
const HOURS = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai']
const SPELLED = new RegExp(`(${HOURS.toReversed().join('|')}) giờ( rưỡi)?(?: ${PART})?`, 'gu')
const ENGLISH =
  /(half past )?(\d{1,2})(?: ?(am|pm)| o'?clock)(?: in the (morning|afternoon|evening))?|(?<=at )(\d{1,2})(?![\d:/.]| ?(?:am|pm|h|k|tr))|half past (\d{1,2})/gu
const DAY_PART =
  /(?:buổi |buoi |lúc |ban )?(sáng|trưa|chiều|tối(?! đa| thiểu| ưu)|đêm|chieu|trua)|(?:in the )?(morning|noon|afternoon|evening)|(tonight|last night)/gu

// Nobody comes at three in the night: hours without a part of the day are those of the working day.
const WORKING_FROM = 7

const hourIn = (hour: number, part: string | null): number => {
  if (part === 'morning') return hour === 12 ? 0 : hour
  if (part === 'afternoon' || part === 'evening') return hour < 12 ? hour + 12 : hour
  if (part === 'noon') return hour < 4 ? hour + 12 : hour
  return hour < WORKING_FROM && hour > 0 ? hour + 12 : hour
}

const clock = (hour: number, minute: number): string | null => {
  const total = hour * 60 + minute
  if (minute > 59 || total < 0 || total >= 1_440) return null
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

type Found = { match: RegExpExecArray; hour: number; minute: number; part: string | null; isExact: boolean }

const partOf = (written: string | undefined): string | null =>
  written ? (PARTS[written.replace('in the ', '')] ?? null) : null

const clocksOf = (restored: string): Found[] => {
  const found: Found[] = []
  for (const match of findWords(restored, CLOCK)) {
    const [, h1, m1, more, less, h2, m2, h3, , part] = match
    // “7 rưỡi” without a part of the day may be seven and a half of anything.
    if (h3 && !part) continue
    const minute = less ? -Number(less) : more || h3 ? 30 : Number(m1 ?? m2 ?? 0)
    const hour = Number(h1 ?? h2 ?? h3)
    found.push({ match, hour, minute, part: partOf(part), isExact: hour > 12 })
  }
  for (const match of findWords(restored, SPELLED)) {
    const [, hour = '', half, part] = match
    const minute = half ? 30 : 0
    found.push({ match, hour: HOURS.indexOf(hour) + 1, minute, part: partOf(part), isExact: false })
  }
  for (const match of findWords(restored, ENGLISH)) {
    const [, half, hour, half12, part, bare, past] = match
    const minute = half || past ? 30 : 0
    found.push({
      match,
      hour: Number(hour ?? bare ?? past),
      minute,
      part: partOf(half12 ?? part),
      isExact: false,
    })
  }
  return found
}

/** Times of day (`15:00`), and parts of the day that stand without one (`morning`, `noon`, `afternoon`, `evening`). */
export const findTimes = ({ restored }: Reading): Entity[] => {
  const clocks = clocksOf(restored)
  const isTaken = (at: number) =>
    clocks.some(({ match }) => at >= match.index && at < match.index + match[0].length)
  const parts = [...findWords(restored, DAY_PART)].filter(({ index }) => !isTaken(index))
  const open = clocks.filter(({ part, isExact }) => part === null && !isExact)
  // “chiều mai 3h”: the part stands elsewhere and belongs to the only time there is.
  const shared = parts.length === 1 && clocks.length === 1 && open.length === 1 ? parts[0] : undefined
  const nameOf = (match: RegExpExecArray) =>
    match[3] ? 'evening' : (PARTS[match[1] ?? match[2] ?? ''] ?? '')
  const times = clocks.flatMap(({ match, hour, minute, part, isExact }) => {
    const value = isExact
      ? clock(hour, minute)
      : clock(hourIn(hour, part ?? (shared ? nameOf(shared) : null)), minute)
    return value ? [{ type: 'time', value, ...spanOf(match) }] : []
  })
  const alone = shared && times.length > 0 ? [] : parts
  return [...times, ...alone.map((match) => ({ type: 'day_part', value: nameOf(match), ...spanOf(match) }))]
}
