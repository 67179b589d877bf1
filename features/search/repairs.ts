/** What a word typed in Telex with the input method off was meant to be: 'ngaan' → 'ngan', 'hangf' → 'hang', 'dodojc' → 'doc'. */
const withoutTelex = (word: string) =>
  word
    .replace(/([aeod])\1/g, '$1')
    .replace(/([aou])w/g, '$1')
    .replace(/([aeiouy])[sfrxj](?=[a-z]*$)/, '$1')
    .replace(/([a-z]{2})[sfrxj]$/, '$1')

const withTwoSwapped = (word: string) =>
  [...word].slice(1).map((_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))

/** What a word that nobody knows may have been meant to be, the likeliest first: typed without the input method, or two letters the wrong way round. */
export const repairs = (word: string): string[] => [withoutTelex(word), ...withTwoSwapped(word)]
