import type { Problem } from './problem.ts'
import type { Lang } from './read-words.ts'

type Explanation = { begins: string } & Record<Lang, string>

/** What each kind of problem means to somebody who writes words, and how it is mended; by the beginning of what the check says. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    begins: 'missing (the other',
    en: 'This text exists in the other language only. Add a line with the same key here and translate it.',
    vi: 'Câu này mới có ở ngôn ngữ kia. Thêm một dòng cùng khoá vào tệp này rồi dịch.',
  },
  {
    begins: 'missing:',
    en: 'A page asks for this text, and no file has it. Add the key to both languages, or ask a developer if you removed it on purpose.',
    vi: 'Có trang đang cần câu này mà không tệp nào có. Thêm khoá vào cả hai ngôn ngữ; nếu bạn cố ý xoá thì báo lập trình viên.',
  },
  {
    begins: 'empty',
    en: 'The text between the quotes is empty. Write one, or remove the key from both languages.',
    vi: 'Giữa hai dấu nháy đang để trống. Viết câu vào, hoặc xoá khoá ở cả hai ngôn ngữ.',
  },
  {
    begins: 'placeholders differ',
    en: 'What stands in braces is filled in later and has to be the same in both languages, letter by letter. Copy it from the other language; move it where it reads well.',
    vi: 'Phần trong ngoặc nhọn được điền sau, nên hai ngôn ngữ phải giống nhau từng chữ. Chép lại từ ngôn ngữ kia, đặt vào chỗ nào đọc xuôi.',
  },
  {
    begins: 'untranslated',
    en: 'This is not translated yet. Translate it; a name that stays the same belongs into scripts/locales/on-purpose.ts, with the reason.',
    vi: 'Câu này chưa dịch. Dịch lại; nếu là tên riêng phải giữ nguyên thì ghi vào scripts/locales/on-purpose.ts kèm lý do.',
  },
  {
    begins: 'unused',
    en: 'No page shows this text. Remove the key from both languages, or check its spelling.',
    vi: 'Không trang nào dùng câu này. Xoá khoá ở cả hai ngôn ngữ, hoặc xem lại cách viết khoá.',
  },
  {
    begins: '\\d+ characters with the brand',
    en: 'Search engines cut this title off. Shorten it; the brand is added by itself.',
    vi: 'Tiêu đề này dài quá, máy tìm kiếm sẽ cắt mất đuôi. Rút ngắn lại; tên thương hiệu tự thêm vào sau.',
  },
  {
    begins: '',
    en: 'This site uses another word here. Take the one that is named.',
    vi: 'Trang này dùng từ khác cho ý đó. Đổi sang từ nêu ở trên.',
  },
]

const HEAD: Record<Lang, (problem: Problem) => string> = {
  en: ({ lang, file, key, what }) => `locales/${lang}/${file}.json, key ${key}\n  ${what}`,
  vi: ({ lang, file, key, what }) => `locales/${lang}/${file}.json, khoá ${key}\n  ${what}`,
}

/** A problem in plain words of a language: where it is, what the check says, and how to mend it. */
export const explain = (problem: Problem, language: Lang): string => {
  const found = EXPLANATIONS.find(({ begins }) => new RegExp(`^${begins.replace('(', '\\(')}`).test(problem.what))
  return `${HEAD[language](problem)}\n  → ${found?.[language] ?? ''}`
}
