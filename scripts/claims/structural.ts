const LIST = String.raw`\d+(?:[.–-]\d+)*(?:(?:, | và | hoặc | hay | and | or |, or )\d+(?![\p{L}\d:/%]))*`

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Numbers that claim nothing about us by their form alone: they name a law, a day, a key to press, a place in a formula. */
export const STRUCTURAL: readonly { form: RegExp; reason: string }[] = [
  { form: /\d+\/\d{4}\/[A-ZĐ]+(?:\d+|-[A-ZĐ]+)/gu, reason: 'number of a law, decree or circular' },
  {
    form: /(?:Nghị định|Thông tư|Luật|Decree|Circular|Law) (?:số )?\d+\/\d{4}(?: (?:và|and) \d+\/\d{4})?/gu,
    reason: 'number of a law in short',
  },
  {
    form: new RegExp(`(?<!\\p{L})(?:điều|khoản|articles?|clauses?) ${LIST}`, 'giu'),
    reason: 'article or clause of a law',
  },
  { form: /^[a-z]+(?:-[a-z]+)*-\d+$/gu, reason: 'id of an article in content/law.json' },
  { form: /\d{1,2}\/\d{1,2}\/\d{4}/gu, reason: 'a date' },
  { form: new RegExp(`\\d{1,2} (?:${MONTHS})(?: \\d{4})?`, 'gu'), reason: 'a date' },
  {
    form: new RegExp(`(?<!\\p{L})(?:phím|bấm|nhấn|keys?|press(?:ed|es|ing)?) ${LIST}`, 'giu'),
    reason: 'a key of the phone',
  },
  {
    form: /(?<![\d.,])1 \p{L}[^\d.,:;]*(?:[,;] \d \p{L}[^\d.,:;]*)+/gu,
    reason: 'a menu of keys: 1 does this, 2 does that',
  },
  { form: /(?<=(?:bấm|phím|press|key)[^.?!]*[,;] )\d(?= \p{L})/giu, reason: 'the rest of a menu of keys' },
  { form: /(?<!\p{L})T[+−]\d+/gu, reason: 'a day counted from the day something is due' },
  { form: /(?<!\p{L})(?:MP3|A4)(?!\p{L})/gu, reason: 'name of a format' },
  { form: /\/v\d+(?!\d)/gu, reason: 'version in an address' },
  { form: /× 1[.,]?0{2,3}/gu, reason: 'factor of a formula' },
  { form: /GMT\+7/gu, reason: 'time zone' },
]
