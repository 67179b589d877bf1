import { vietnamDay } from '../../../lib/domain/vietnam-day.ts'
import { findWords, spanOf, type Entity, type Reading } from './entity.ts'

const DAY_MS = 24 * 3_600_000

const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Monday is 0. */
const weekdayOf = (day: number): number => (day + 3) % 7

const dayOf = (year: number, month: number, date: number): number | null => {
  const moment = new Date(Date.UTC(year, month - 1, date))
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date ? moment.getTime() / DAY_MS : null
}

const RELATIVE: readonly [RegExp, number][] = [
  [
    /hôm nay|hom nay|bữa nay|bua nay|hnay|ngày nay|(?<=(?:sáng|trưa|chiều|tối|đêm|sang|trua|chieu|toi|dem) )nay|today|tonight|this (?=morning|afternoon|evening)/gu,
    0,
  ],
  [
    /the day after tomorrow|ngày mốt|ngày kia|ngay mot|ngay kia|bữa mốt|mốt(?! (?:số|cái|chút))|(?<=(?:sang|chieu|toi|trua) )mot/gu,
    2,
  ],
  [/ngày mai|ngay mai|nmai|bữa mai|tomorrow|(?<!khuyến |khuyen |hoa |tên |chị |cô )mai(?! linh)/gu, 1],
  [/hôm kia|hom kia|bữa kia|the day before yesterday/gu, -2],
  [
    /hôm qua|hom qua|hqua|bữa qua|(?<=(?:sáng|trưa|chiều|tối|đêm|toi|dem|chieu) )qua|yesterday|last night/gu,
    -1,
  ],
]

const COUNTS: Readonly<Record<string, number>> = { một: 1, hai: 2, ba: 3, bốn: 4, năm: 5, sáu: 6, bảy: 7 }
const IN_DAYS =
  /(?:in )?(\d{1,2}|một|hai|ba|bốn|năm|sáu|bảy) (?:(?:ngày|hôm|bữa|ngay|hom|bua) (?:nữa|nua|tới)|days(?: from now)?)/gu

const WEEKDAYS: Readonly<Record<string, number>> = {
  2: 0,
  hai: 0,
  monday: 0,
  mon: 0,
  3: 1,
  ba: 1,
  tuesday: 1,
  tue: 1,
  4: 2,
  tư: 2,
  tu: 2,
  wednesday: 2,
  wed: 2,
  5: 3,
  năm: 3,
  nam: 3,
  thursday: 3,
  thu: 3,
  6: 4,
  sáu: 4,
  sau: 4,
  friday: 4,
  fri: 4,
  7: 5,
  bảy: 5,
  bẩy: 5,
  bay: 5,
  saturday: 5,
  sat: 5,
  nhật: 6,
  sunday: 6,
  sun: 6,
}
const WEEK = '(?: (tuần sau|tuan sau|tuần tới|tuan toi|tuần này|tuan nay|này|nay|sau|tới))?'
const WEEKDAY_VI = new RegExp(
  `(?:(?:thứ|thu) ?(2|3|4|5|6|7|hai|ba|tư|năm|sáu|bảy|bẩy|tu|nam|sau|bay)|t([2-7])|(?:chủ|chu) (?:nhật|nhat)|cn)${WEEK}`,
  'gu',
)
const WEEKDAY_EN = /(?:(next|this|last) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?/gu

const WRITTEN = /(?:(?:ngày|hôm|bữa|ngay|hom|bua) )?(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?/gu
const SPOKEN =
  /(?:ngày|ngay|hôm|mùng|mồng|mung|mong)(?: mùng| mồng)? (\d{1,2})(?: (?:tháng|thang) (\d{1,2}))?(?![/\d.-])/gu
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const ENGLISH = new RegExp(
  `(?:${MONTH} (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH})`,
  'gu',
)

/** A day gone by no longer than this is that of this year: what has happened is asked about as well. */
const LOOK_BACK = 60

/** Days, relative to `now` (ms) in Vietnam: “mốt”, “thứ 7 tuần sau”, “30/11”; as ISO dates. A weekday is the next one to come. */
export const findDates = ({ restored }: Reading, now: number): Entity[] => {
  const today = vietnamDay(now)
  const [year = 0, month = 0] = isoOf(today).split('-').map(Number)
  const found: Entity[] = []
  const add = (match: RegExpExecArray, day: number | null) => {
    if (day !== null) found.push({ type: 'date', value: isoOf(day), ...spanOf(match) })
  }
  const inYear = (inMonth: number, date: number): number | null => {
    const day = dayOf(year, inMonth, date)
    return day !== null && day < today - LOOK_BACK ? dayOf(year + 1, inMonth, date) : day
  }
  const onWeekday = (weekday: number, week: string): number => {
    const monday = today - weekdayOf(today)
    if (/^(?:tuần|tuan) (?:sau|tới|toi)|^next|^sau|^tới/u.test(week)) return monday + 7 + weekday
    if (/^(?:tuần|tuan) n|^this/u.test(week)) return monday + weekday
    if (week === 'last') return monday - 7 + weekday
    return today + ((weekday - weekdayOf(today) + 7) % 7 || 7)
  }

  for (const match of findWords(restored, WRITTEN)) {
    const [written, date, inMonth, inYearText] = match
    if (written === '24/7' || written === '24-7') continue
    const full = inYearText && (inYearText.length === 2 ? 2_000 + Number(inYearText) : Number(inYearText))
    add(match, full ? dayOf(full, Number(inMonth), Number(date)) : inYear(Number(inMonth), Number(date)))
  }
  for (const match of findWords(restored, SPOKEN)) {
    const [, date, inMonth] = match
    if (inMonth) add(match, inYear(Number(inMonth), Number(date)))
    else {
      const day = dayOf(year, month, Number(date))
      add(match, day !== null && day < today ? dayOf(year, month + 1, Number(date)) : day)
    }
  }
  for (const match of findWords(restored, ENGLISH)) {
    const [, before, dateAfter, dateBefore, after] = match
    add(match, inYear(MONTHS.indexOf(before ?? after ?? '') + 1, Number(dateAfter ?? dateBefore)))
  }
  for (const match of findWords(restored, IN_DAYS)) {
    const [, count = ''] = match
    add(match, today + (COUNTS[count] ?? Number(count)))
  }
  for (const match of findWords(restored, WEEKDAY_VI)) {
    const [, name, short, week = ''] = match
    add(match, onWeekday(WEEKDAYS[name ?? short ?? 'nhật'] ?? 6, week))
  }
  for (const match of findWords(restored, WEEKDAY_EN)) {
    const [, week = '', name = ''] = match
    add(match, onWeekday(WEEKDAYS[name] ?? 6, week))
  }
  for (const [pattern, offset] of RELATIVE)
    for (const match of findWords(restored, pattern)) add(match, today + offset)
  return found
}
