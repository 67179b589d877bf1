const LETTERS: Record<string, string> = {
  A: 'a',
  B: 'bê',
  C: 'xê',
  D: 'đê',
  Đ: 'đê',
  E: 'e',
  F: 'ép',
  G: 'giê',
  H: 'hát',
  I: 'i',
  J: 'gi',
  K: 'ca',
  L: 'lờ',
  M: 'em',
  N: 'en',
  O: 'ô',
  P: 'pê',
  Q: 'quy',
  R: 'rờ',
  S: 'ét',
  T: 'tê',
  U: 'u',
  V: 'vê',
  W: 'vê kép',
  X: 'ích',
  Y: 'i dài',
  Z: 'dét',
}

/** Reads letters by their names: 'GDP' → 'giê đê pê'; a letter without a name stays as it is. */
export const spellLetters = (letters: string): string =>
  [...letters.toUpperCase()].map((letter) => LETTERS[letter] ?? letter.toLowerCase()).join(' ')
