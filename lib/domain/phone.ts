// Number ranges: libphonenumber's metadata for VN, read on 19 June 2026. A prefix says nothing about the carrier.

export const PHONE_CODES = [
  'EMPTY',
  'TOO_SHORT',
  'TOO_LONG',
  'BAD_PREFIX',
  'LANDLINE',
  'PREMIUM',
  'TOLL_FREE',
  'VOIP',
  'SHORT_CODE',
  'FOREIGN',
  'OLD_11',
  'INVALID',
] as const
export type PhoneCode = (typeof PHONE_CODES)[number]

export type PhoneResult =
  | { ok: true; e164: string; national: string }
  | { ok: false; code: Exclude<PhoneCode, 'OLD_11'> }
  | { ok: false; code: 'OLD_11'; suggestion: string }

const MOBILE = /^(?:(?:5(?:2[238]|59)|89[6-9]|99[013-9])\d{6}|(?:3\d|5[1689]|7[06-9]|8[1-8]|9[0-8])\d{7})$/

/** The plainest writings of a mobile number, for documents: `parsePhone` takes many more. */
export const PLAIN_MOBILE = `^(?:\\+84|0)${MOBILE.source.slice(1, -1)}$`.replaceAll('\\d', '[0-9]')

/** The prefixes of 11-digit mobile numbers, withdrawn on 15 September 2018, and what each became. */
const OLD_PREFIXES: Readonly<Record<string, string>> = {
  120: '70',
  121: '79',
  122: '77',
  126: '76',
  128: '78',
  123: '83',
  124: '84',
  125: '85',
  127: '81',
  129: '82',
  162: '32',
  163: '33',
  164: '34',
  165: '35',
  166: '36',
  167: '37',
  168: '38',
  169: '39',
  186: '56',
  188: '58',
  199: '59',
}

/** Digits in any script width become ASCII; invisible marks, spaces and the usual separators go. */
const clean = (input: string) => input.normalize('NFKC').replace(/[\p{Cf}\s().\-\u2010-\u2015/]/gu, '')

/** The number without country code and leading zero, `FOREIGN` for another country, null when it is no number. */
const nationalDigits = (text: string): string | 'FOREIGN' | null => {
  const match = /^(\+|00)?(\d+)$/.exec(text)
  if (!match) return null
  const [, international, digits = ''] = match
  if (international) {
    if (digits.startsWith('84')) return digits.slice(2).replace(/^0/, '')
    return /^[1-9]/.test(digits) ? 'FOREIGN' : null
  }
  if (digits.startsWith('0')) return digits.slice(1)
  // Nine digits that begin with 84 are a number of the 084 range; only a longer one can carry the country code.
  return digits.startsWith('84') && digits.length >= 10 ? digits.slice(2).replace(/^0/, '') : digits
}

const reject = (code: Exclude<PhoneCode, 'OLD_11'>): PhoneResult => ({ ok: false, code })

const special = (digits: string, bare: boolean): PhoneResult | null => {
  if (/^1900\d{1,6}$/.test(digits)) return reject('PREMIUM')
  if (/^1800\d{1,6}$/.test(digits)) return reject('TOLL_FREE')
  if (/^672\d{6}$/.test(digits)) return reject('VOIP')
  if (/^2\d{9}$/.test(digits)) return reject('LANDLINE')
  if (bare && /^(?:1\d{2,5}|[2-9]\d{2,3})$/.test(digits)) return reject('SHORT_CODE')
  const renewed = OLD_PREFIXES[digits.slice(0, 3)]
  if (renewed && digits.length === 10)
    return { ok: false, code: 'OLD_11', suggestion: `0${renewed}${digits.slice(3)}` }
  return null
}

/** Reads a Vietnamese mobile number from whatever a person typed or pasted; says why when it is not one. */
export const parsePhone = (input: string): PhoneResult => {
  const text = clean(input)
  if (text === '') return reject('EMPTY')
  const digits = nationalDigits(text)
  if (digits === null) return reject('INVALID')
  if (digits === 'FOREIGN') return reject('FOREIGN')
  const known = special(digits, text === digits)
  if (known) return known
  if (digits.length < 9) return reject('TOO_SHORT')
  if (digits.length > 9) return reject('TOO_LONG')
  if (!MOBILE.test(digits)) return reject('BAD_PREFIX')
  return { ok: true, e164: `+84${digits}`, national: `0${digits}` }
}
