import { CALL_RESULTS } from '@/lib/contract/enums'

const NAMES = [
  '\\b[a-z\\d]+(?:_[a-z\\d]+)+\\b',
  '\\b[A-Z]+(?:_[A-Z]+)+\\b',
  `\\b(?:${CALL_RESULTS.join('|')})\\b`,
  // What a point of a list begins with: `ten: letters only`.
  '^[a-z]+(?=: )',
  // In a list after such a name, one of a single word is a name too: `danh_xung, ten`.
  '(?<=[a-z]_[a-z]+, )(?!and\\b|or\\b)[a-z]+\\b(?!\\p{L})',
]
const CODE = new RegExp(`(${NAMES.join('|')})`, 'u')

/** A text whose names of fields and results (`gio_hen`, `NO_ANSWER`) are set as what a machine reads. */
export const CodedText = ({ children }: { children: string }) =>
  children.split(CODE).map((part, i) =>
    i % 2 ? (
      <code key={i} className="font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  )
