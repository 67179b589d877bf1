import fc from 'fast-check'

/** What breaks readers of texts: halves of characters, marks without letters, other digits, markup, and what each parser looks for. */
const FRAGMENTS = [
  ...['\ud800', '\udc00', '\u0000', '\u200b', '\u202e', '\ufeff', '\u0301\u0323', '👩‍👩‍👧', '🇻🇳', 'ﬀ', 'ẞ', 'İ'],
  ...[
    'đ',
    'Đ',
    'ệ',
    'e\u0302\u0323',
    'ư\u031b',
    '٣٤',
    '９１２',
    '①',
    '½',
    '\u2028',
    '\t',
    '\r\n',
    ' ',
    '\u00a0',
    '\u3000',
  ],
  ...[
    '0912345678',
    '+84',
    '0084',
    '(024)',
    '1900',
    '672',
    '84',
    '-',
    '.',
    ',',
    '/',
    ':',
    '%',
    '₫',
    '$',
    '–',
    '°',
  ],
  ...[
    '1.000.000',
    '1,5',
    '2tr3',
    '15/8/2026',
    '8h30',
    '30 km/h',
    'triệu',
    'rưỡi',
    'tỷ',
    'XXI',
    'DH-12',
    'linh năm',
  ],
  ...[
    'https://a.example/%E0%A4',
    'a@b.example',
    '<b>',
    '</script>',
    ']]>',
    '<!--',
    '&#x0;',
    '&amp;',
    '{{ten}}',
    '${1}',
  ],
  ...[
    '|',
    '\\',
    '`',
    '[',
    '](',
    '#',
    '__proto__',
    'constructor',
    '/vi',
    '/en/',
    '//evil.example',
    '?lng=en',
    '%00',
  ],
  ...['<speak>', '</speak>', '<break time="1s"/>', '<prosody rate="50%">', '</prosody>', "'; drop table"],
]

const fragments = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join(''))

/** One fragment or two many times over: what takes a careless pattern for ever. */
const repeated = fc
  .tuple(fragments, fc.integer({ min: 1, max: 400 }), fragments)
  .map(([part, times, end]) => `${part.slice(0, 12).repeat(times)}${end}`)

/** A text of up to a few thousand characters that nobody would write. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fragments },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 100 }) },
  { weight: 1, arbitrary: repeated },
)

/** JSON of any shape, with strange texts for keys and values. */
export const strangeJson: fc.Arbitrary<fc.JsonValue> = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })
