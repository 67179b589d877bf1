/** The mark of every recording of ours. */
export const AI_NOTICE = 'AI-generated speech. Giọng nói do AI tạo ra.'

function syncsafe(n: number): number[] {
  return [21, 14, 7, 0].map((shift) => (n >> shift) & 0x7f)
}

function frame(id: string, body: number[]): number[] {
  return [...Buffer.from(id, 'latin1'), ...syncsafe(body.length), 0, 0, ...body]
}

function utf8(text: string): number[] {
  return [...Buffer.from(text, 'utf8')]
}

/** An ID3v2.4 tag that names the recording and who speaks, and marks it as speech made by AI. */
export function id3Tag(title: string, spokenBy: string): Uint8Array {
  const UTF8 = 3
  const frames = [
    ...frame('TIT2', [UTF8, ...utf8(title)]),
    ...frame('COMM', [UTF8, ...utf8('eng'), 0, ...utf8(AI_NOTICE)]),
    ...frame('TXXX', [UTF8, ...utf8('AI-generated'), 0, ...utf8('true')]),
    ...frame('TSSE', [UTF8, ...utf8(spokenBy)]),
  ]
  return Uint8Array.from([...utf8('ID3'), 4, 0, 0, ...syncsafe(frames.length), ...frames])
}
