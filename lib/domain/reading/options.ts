/** How Vietnamese words that differ from place to place, or from taste to taste, are chosen. */
export type ReadingOptions = {
  /** 1.000 */
  thousand: 'nghìn' | 'ngàn'
  /** 105: the word for the empty tens */
  gap: 'linh' | 'lẻ'
  /** 24: the four after tens */
  four: 'tư' | 'bốn'
  /** 25: the five after tens from twenty on */
  five: 'lăm' | 'nhăm'
  /** 1,5 tỷ */
  half: 'phẩy năm' | 'rưỡi'
}

export const READING_CHOICES = {
  thousand: ['nghìn', 'ngàn'],
  gap: ['linh', 'lẻ'],
  four: ['tư', 'bốn'],
  five: ['lăm', 'nhăm'],
  half: ['phẩy năm', 'rưỡi'],
} as const satisfies { [Key in keyof ReadingOptions]: readonly ReadingOptions[Key][] }

export const READING_STYLES = ['north', 'south'] as const
export type ReadingStyle = (typeof READING_STYLES)[number]

/** What is usual in the north and in the south. */
export const READING_PRESETS: Record<ReadingStyle, ReadingOptions> = {
  north: { thousand: 'nghìn', gap: 'linh', four: 'tư', five: 'lăm', half: 'phẩy năm' },
  south: { thousand: 'ngàn', gap: 'lẻ', four: 'bốn', five: 'lăm', half: 'phẩy năm' },
}
