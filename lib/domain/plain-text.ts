// No database column and no mail can hold these; a pasted document sometimes does.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g

/** Text as a person meant it: in NFC, lines ended by \n, without control characters and halves of characters. */
export const plainText = (value: string): string =>
  // What stood on both sides of a sign that goes may be one character.
  value.toWellFormed().replace(UNPRINTABLE, '').normalize('NFC').replace(/\r\n?/g, '\n').trim()

/** The characters of a text as people count them: an accent belongs to its letter, an emoji is one. */
export const charactersOf = (text: string): number => [...text.normalize('NFC')].length
