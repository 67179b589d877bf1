import type { Problem } from './problem.ts'
import type { Lang, Leaf } from './read-words.ts'

/** What a term is called on this site, where a rule can tell; `allowed` are texts that have a reason. */
const TERMS: readonly { lang: Lang; wrong: RegExp; what: string; allowed?: RegExp }[] = [
  {
    lang: 'vi',
    wrong:
      /(?<!\p{L})cuộc(?!\s+(?:gọi|hẹn|khảo sát|trò chuyện|thoại|họp|sống|thi|chơi|hội thoại|nói chuyện|đối thoại|phỏng vấn|điện thoại|trao đổi)(?!\p{L}))/iu,
    what: '“cuộc” stands alone: say what it is (“cuộc gọi”)',
    allowed: /vào cuộc/u,
  },
  {
    lang: 'vi',
    wrong:
      /(?:^|[.!?:;,] )máy (?:(?:sẽ|chỉ|không|vẫn|luôn|có) )?(?:hỏi|nói|xin lỗi|ghi nhận|ghi|dừng|gọi|trả lời|chào|hẹn|cảm ơn|nhắc|xưng)(?!\p{L})/iu,
    what: '“máy” is a telephone: who speaks is “trợ lý”',
  },
  {
    lang: 'vi',
    wrong: /(?<![\p{L}-])bot(?!\p{L})/iu,
    what: '“bot” is “trợ lý” on a call and “chatbot” in a chat',
  },
  {
    lang: 'vi',
    wrong: /danh sách không (?:gọi|nhận quảng cáo)|(?<!DK )DNC/u,
    what: 'one’s own list is “danh sách từ chối”, the state’s “Danh sách không quảng cáo”',
  },
  {
    lang: 'vi',
    wrong: /(?:(?:thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật),? (?:ngày )?\d{1,2}\/\d)|\d\/\d{1,2},? (?:thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật)/iu,
    what: 'a weekday beside a date is right in some years only: say one of them',
  },
  {
    lang: 'en',
    wrong: /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?\d{1,2}(?:\/\d|(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/u,
    what: 'a weekday beside a date is right in some years only: say one of them',
  },
  {
    lang: 'en',
    wrong: /do-not-advertise|(?<!national )do-not-call list|(?<!DK )DNC/iu,
    what: 'one’s own list is the “opt-out list”, the state’s the “national do-not-call list”',
  },
]

/** Words that break the site’s own terms. */
export const terms = (lang: Lang, words: readonly Leaf[]): Problem[] =>
  TERMS.filter((term) => term.lang === lang).flatMap(({ wrong, what, allowed }) =>
    words
      .filter(({ text }) => wrong.test(text) && !allowed?.test(text))
      .map(({ file, key }) => ({ lang, file, key, what })),
  )

// As `fullTitle` of lib/seo/metadata.ts puts it, with the brand of `.env.example`.
const BRAND = 'Sóng AI'
const LONGEST_TITLE = 60

/** Titles that a search engine cuts off: more than 60 characters with what follows them. */
export const titles = (lang: Lang, words: readonly Leaf[]): Problem[] =>
  words
    .filter(({ file, key }) => file.startsWith('pages/') && key === 'meta.title')
    .flatMap(({ file, key, text }) => {
      const whole = file === 'pages/home' ? text : `${text} | ${BRAND}`
      const { length } = whole.replaceAll('{{brand}}', BRAND)
      if (length <= LONGEST_TITLE) return []
      return [{ lang, file, key, what: `${length} characters with the brand, ${LONGEST_TITLE} at most` }]
    })
