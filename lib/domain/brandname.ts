/** The most characters a voice brandname may have: Decree 91/2020/NĐ-CP, Article 23. */
export const BRANDNAME_LENGTH = 11

const GENERIC = new Set([
  'nganhang',
  'benhvien',
  'phongkham',
  'truonghoc',
  'baohiem',
  'cuahang',
  'congty',
  'cskh',
  'tongdai',
  'giaohang',
  'hotro',
  'bank',
  'hospital',
  'clinic',
  'school',
  'shop',
  'company',
  'hotline',
  'support',
])

export const BRANDNAME_FAULTS = ['empty', 'long', 'characters', 'accents', 'generic'] as const
type BrandnameFault = (typeof BRANDNAME_FAULTS)[number]

/** How a name would stand on a screen, how many characters it has, and what is to be put right, the gravest first. */
type BrandnameCheck = { shown: string; length: number; faults: BrandnameFault[] }

const withoutMarks = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gu, 'd').replace(/Đ/gu, 'D')

/** Checks a wish for a voice brandname by what the decree and carriers ask; a name taken or refused by a carrier it cannot know. */
export const checkBrandname = (typed: string): BrandnameCheck => {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  const shown = withoutMarks(name)
  const { length } = shown
  const wrong: Record<BrandnameFault, boolean> = {
    empty: length === 0,
    long: length > BRANDNAME_LENGTH,
    characters: /[^A-Za-z0-9 ._-]/u.test(shown),
    accents: shown !== name,
    generic: GENERIC.has(shown.toLowerCase().replace(/[^a-z]/gu, '')),
  }
  return { shown, length, faults: BRANDNAME_FAULTS.filter((fault) => wrong[fault]) }
}
