export type NumberRule = { min: number; max: number; decimals?: boolean }

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/
const WHOLE = /^\d+$/
const DECIMAL = /^\d+[.,]\d{1,2}$/

const parse = (text: string, decimals: boolean) => {
  if (WHOLE.test(text)) return Number(text)
  if (decimals) return DECIMAL.test(text) ? Number(text.replace(',', '.')) : null
  return GROUPED.test(text) ? Number(text.replace(/[.,\s]/g, '')) : null
}

/** A number as people of both languages type it (`1.000`, `1,000`, `62,5`), or what is wrong with it. */
export const readNumber = (typed: string, { min, max, decimals = false }: NumberRule) => {
  const value = parse(typed.trim(), decimals)
  if (value === null) return { value: null, problem: 'number' as const }
  if (value < min || value > max) return { value: null, problem: 'range' as const }
  return { value, problem: undefined }
}
