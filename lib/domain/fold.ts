/** Lower case without marks: “miền Bắc” → “mien bac”, đ → d. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase()
