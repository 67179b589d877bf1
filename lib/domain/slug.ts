import { foldText } from './fold.ts'

/** A text as part of an address: 'Giá tính ra sao?' → 'gia-tinh-ra-sao'. */
export const slugOf = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
