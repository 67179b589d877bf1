import type { Locale } from '@/lib/i18n/config'

const KINDS = {
  vi: 'Bộ luật|Luật|Nghị định|Nghị quyết|Thông tư|Quyết định',
  en: 'Law|Decree|Resolution|Circular|Decision',
}

/** Where a text names an act by its number or its name, up to the end of the sentence part. */
export const mentions = (text: string, lang: Locale): string[] => {
  const numbered = `(?:${KINDS[lang]}) \\d+/\\d{4}`
  const named = {
    vi: `(?:${KINDS.vi}) (?=\\p{Lu})[^.;:,()“”]+`,
    en: '(?:[A-Z][\\w-]+ )+(?:Law|Code|Act)(?!\\w)|Law on [A-Z][\\w ]+',
  }[lang]
  return (text.replaceAll('\u00a0', ' ').match(new RegExp(`${numbered}|${named}`, 'gu')) ?? []).map((act) =>
    act.replace(/^The /, ''),
  )
}

/** What one act may be called: “Thông tư 18/2019” of “Thông tư 18/2019/TT-NHNN”, “Luật Báo chí” and “Luật 126/2025” of “Luật Báo chí 126/2025/QH15”. */
export const namesOf = (act: string): string[] =>
  act.split(/, sửa đổi bởi | as amended by /).flatMap((part) => {
    const [number] = part.match(/\d+\/\d{4}/) ?? []
    const name = part.replace(/ \d.*$/, '')
    const kind = part.startsWith('Luật') ? 'Luật' : /Law/.test(part) ? 'Law' : name
    return [...(name === kind ? [] : [name]), ...(number ? [`${kind} ${number}`] : [])]
  })
