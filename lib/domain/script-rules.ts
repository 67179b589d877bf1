import type { Locale } from '../contract/enums.ts'

/** A call as text: what is said, by whom. */
export type CallScript = {
  language: Locale
  lines: readonly { speaker: 'agent' | 'customer'; text: string }[]
}

/** What can be wrong with the words of a call. */
export const SCRIPT_FAULTS = [
  'no-ai',
  'no-purpose',
  'no-recording',
  'no-stop',
  'key-meaning',
  'debt-before-person',
  'asks-digits',
  'self',
] as const
export type ScriptFault = (typeof SCRIPT_FAULTS)[number]

type Rules = {
  /** The first sentence: an AI speaks … */
  ai: RegExp
  /** … for somebody, and what for. */
  purpose: RegExp
  recording: RegExp
  /** The way out, by key or by word. */
  stop: RegExp
  /** A sentence that offers keys. */
  menu: RegExp
  /** What is offered on a key; the meaning stands in the first group after the number. */
  offers: RegExp
  /** What a key may mean: 1 yes, 2 something else, 3 a person, 9 stop. */
  person: RegExp
  ending: RegExp
  debt: RegExp
  digits: RegExp
  /** The assistant speaks of itself as a thing, or in a word that fits nobody. */
  self: RegExp
}

const RULES: Record<Locale, Rules> = {
  vi: {
    ai: /trợ lý AI|giọng AI/iu,
    purpose:
      /\s(?:gọi (?:để|về|theo|báo|xác nhận|hẹn|nhắc|đọc|hỏi|mời|gửi)|để |về |theo |báo |nhắc |xác nhận |mời |gửi |xin hỏi )/iu,
    recording: /ghi âm/iu,
    stop: /(?:phím|bấm) 9|ngừng gọi/iu,
    menu: /phím|bấm/iu,
    offers: /(?:phím|bấm|,) (\d)(?=[ :])((?:(?!(?:phím|bấm|,) \d)[^.?!])*)/giu,
    person: /gặp|nối|chuyển máy|nói chuyện/iu,
    ending: /ngừng|dừng|không (?:muốn )?nhận|không gọi|từ chối/iu,
    debt: /trả góp|khoản vay|(?<!\p{L})nợ(?!\p{L})|kỳ thanh toán|khoản thanh toán|quá hạn|trễ hạn|chủ tài khoản|chủ hợp đồng/iu,
    digits:
      /(?:bấm|đọc|nhập|cho em xin|cho biết)[^.?]*(?:số cuối|chữ số|mã hợp đồng|số thẻ|mã OTP|căn cước|mật khẩu)/iu,
    self: /(?<!\p{L})trợ lý (?!AI)(?:đã|đang|sẽ|xin|chỉ|chưa|hiểu|ghi|giữ)/iu,
  },
  en: {
    ai: /AI (?:assistant|voice)/u,
    purpose: /\b(?:to|about|for|with|on behalf|calling|reading|reminding|confirming|following)\b/iu,
    recording: /record/iu,
    stop: /(?:press|key)? ?\b9\b|stop calling/iu,
    menu: /\bpress/iu,
    offers: /(?:\bpress|\bor|[,;]) (\d) ((?:(?!(?:\bpress|\bor|[,;]) \d)[^.?!])*)/giu,
    person: /speak to|talk to|reach|front desk|staff|person|reception|adviser|teacher/iu,
    ending: /stop|no more|opt out|decline/iu,
    debt: /\binstall?ment|\bloan\b|\bdebt\b|your (?:next )?payment|overdue|account holder|card payment/iu,
    digits:
      /(?:key in|enter|read me|tell me|what (?:is|are))[^.?]*(?:digits|contract number|card number|code|password|PIN)/iu,
    self: /\bthe assistant (?:has|will|is|notes)\b/iu,
  },
}

// Who says “bác” says “cháu”, who says “anh” says “em”: a form of address, and what does not go with it. (“Cháu” may be the child one speaks of.)
const PRONOUNS: readonly { address: RegExp; self: RegExp }[] = [
  {
    address: /(?:chào|cảm ơn) (?:bác|cô|chú|ông|bà)(?!\p{L})/iu,
    self: /(?<!\p{L})(?:em|tôi|mình) (?:là|xin|ghi|sẽ|đã|nối|gọi|không)(?!\p{L})/iu,
  },
  {
    address: /(?:chào|cảm ơn) (?:anh|chị|quý khách)(?!\p{L})/iu,
    self: /(?<!\p{L})(?:tôi|mình) (?:là|xin|ghi|sẽ|đã|nối|gọi|không)(?!\p{L})/iu,
  },
]

const hasWrongPronoun = (said: string) =>
  PRONOUNS.some(({ address, self }) => address.test(said) && self.test(said))

// A score is a number, not a choice: 1 to 5 by key leaves 9 its meaning.
const SCALE = /(?:từ )?1 đến 5|1 to 5/u

const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text

const hasKeyFault = (text: string, { menu, offers, person, ending }: Rules): boolean =>
  text
    .split(/[.!?](?=\s|$)/u)
    .filter((sentence) => menu.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(offers)])
    .some(([, key, meaning = '']) => {
      if (key === '3') return !person.test(meaning)
      if (key === '9') return !ending.test(meaning)
      if (key === '1' || key === '2') return ending.test(meaning)
      return true
    })

/** Everything a call says that it may not say, or leaves out; empty when it may be made. */
export const scriptFaults = ({ language, lines }: CallScript): ScriptFault[] => {
  const rules = RULES[language]
  const said = lines.flatMap(({ speaker, text }) => (speaker === 'agent' ? [text] : []))
  const opening = firstSentence(said[0] ?? '')
  const answered = lines.findIndex(({ speaker }) => speaker === 'customer')
  const before = lines.slice(0, answered < 0 ? lines.length : answered).map(({ text }) => text)
  const whole = said.join(' ')
  const faults: Record<ScriptFault, boolean> = {
    'no-ai': !rules.ai.test(opening),
    'no-purpose': !rules.purpose.test(opening),
    'no-recording': !rules.recording.test(whole),
    'no-stop': !rules.stop.test(whole),
    'key-meaning': said.some((text) => !SCALE.test(text) && hasKeyFault(text, rules)),
    'debt-before-person': before.some((text) => rules.debt.test(text)),
    'asks-digits': said.some((text) => rules.digits.test(text)),
    self: rules.self.test(whole) || (language === 'vi' && hasWrongPronoun(whole)),
  }
  return SCRIPT_FAULTS.filter((fault) => faults[fault])
}
