/** A whole text that may stand in both languages, or in the other language, and why. */
export type Exception = { file: string; key: RegExp; reason: string }

/** Words that are the same in Vietnamese and English; a text made of nothing else may be equal in both. */
export const SAME_WORDS: readonly { words: readonly string[]; reason: string }[] = [
  {
    words: ['AICall', 'AIVoice', 'SmartDialog', 'CollectorAI', 'ReminderAI', 'SurveyorAI', 'AnnouncerAI', 'Zalo', 'OA', 'Messenger'],
    reason: 'names of products, agents and channels are not translated',
  },
  {
    words: ['Google', 'Bing', 'Cốc Cốc', 'Facebook', 'TikTok', 'YouTube', 'LinkedIn', 'ChatGPT'],
    reason: 'names of the sites visitors come from',
  },
  {
    words: ['AI', 'API', 'SMS', 'OTP', 'TTS', 'NLU', 'VAT', 'CSAT', 'NPS', 'CES', 'dB', 'Hz', 'curl', 'JavaScript', 'Python', 'PHP', 'Java', 'Go'],
    reason: 'abbreviations of the trade and names of programming languages',
  },
  {
    words: ['Blog', 'Menu', 'Hotline', 'Email', 'Website', 'Voice', 'Callbot', 'Chatbot', 'Marketing', 'Telesales', 'Studio', 'Dubbing', 'Voice brandname', 'Text to speech'],
    reason: 'loanwords that Vietnamese business language uses as they are',
  },
  {
    words: ['Linh', 'Thu Lam', 'Minh Quân', 'Bảo Khang', 'Hoài An', 'Mai Chi', 'Gia Phúc', 'Iris', 'Owen', 'Hạnh', 'Hồng Phượng', 'Quang Trí', 'Thảo Ly', 'Đình Phong', 'Mỹ Lệ', 'Văn Toàn', 'Trần Thuỳ Dương', 'Hà', 'Thủ Đức', 'Gia Lâm'],
    reason: 'names of voices, of people and of places in the example data of pictures',
  },
]

/** Forms that are the same in both languages. */
export const SAME_FORMS: readonly { form: RegExp; reason: string }[] = [
  { form: /`[^`]*`/g, reason: 'code' },
  { form: /\{\{?\w+\}?\}/g, reason: 'a placeholder is filled in elsewhere' },
  { form: /(?<!\p{L})[A-Z]+(_[A-Z]+)*(?!\p{L})/gu, reason: 'result codes of the API' },
  { form: /(?<!\p{L})[A-Z]{2}-\d+/gu, reason: 'contract and order numbers in example data' },
  { form: /\d+[A-Z]{0,2}(?!\p{L})/gu, reason: 'numbers with a unit or a letter (5G, 12GB, scene 12A)' },
]

/** Texts that are equal although they hold other words. */
export const SAME_TEXTS: readonly Exception[] = [
  { file: '*', key: /(^|\.)lines\.\d+\.by$/, reason: 'says who speaks (agent or customer), never shown as it is' },
  { file: '*', key: /\.law\.\d+$/, reason: 'names an article of content/law.json, never shown as it is' },
  { file: 'pages/aicall/ai-agents', key: /^hero\.rows\.4\.cells\./, reason: 'names of the fields a call gives back' },
  { file: 'docs/aicall-api', key: /\.columns\.0$/, reason: 'name of the API field the table explains' },
  { file: 'pages/aivoice', key: /^reading\.items\.\d+\.title$/, reason: 'Vietnamese as it is written, to be read aloud by our rules' },
  {
    file: '*',
    key: /^readings\.written\.\d+$/,
    reason: 'Vietnamese as it is written, to be read aloud by our rules',
  },
  {
    file: 'docs/aivoice-guide',
    key: /^(counting\.samples|reading\.rows\.\d+|dictionary\.rows\.\d+)\./,
    reason: 'Vietnamese as it is written and as it is read aloud',
  },
  { file: 'styleguide', key: /^data\.code\.text$/, reason: 'the sample request reads Vietnamese text in both languages' },
  { file: 'dialog', key: /^samples\./, reason: 'messages to try, Vietnamese ones on the English page as well' },
  { file: 'pictures', key: /^name-dictionary\.(source\.\d+\.text|rows\.\d+\.written)$/, reason: 'names as they are written' },
  {
    file: 'tts',
    key: /^(examples\.\d+\.text|choice\.|style\.(thousand|gap|four|five|half))/,
    reason: 'Vietnamese as it is written and as it is read aloud',
  },
]

/** Texts that are empty, and why. */
export const EMPTY: readonly Exception[] = [
  { file: 'pictures', key: /^(reading-rules|name-dictionary)\.source\.\d+\.rule$/, reason: 'plain words of the sentence, which no reading rule touches' },
  { file: 'styleguide', key: /^data\.table\.rows\.\d+\.cells\.\d+$/, reason: 'a yes or no of the sample table, drawn as a mark' },
]

/** Texts that stand in the other language on purpose. */
export const OTHER_LANGUAGE: readonly Exception[] = [
  { file: 'dialog', key: /^samples\./, reason: 'messages as people type them, without diacritics too' },
  { file: 'common', key: /^language\.(suggestion|accept)$/, reason: 'offers the page in the language it names' },
  { file: 'resources', key: /^kit\.leaflet\.other$/, reason: 'leads to the leaflet in the other language' },
  { file: 'styleguide', key: /^data\.code\.text$/, reason: 'the sample request reads Vietnamese text in both languages' },
  { file: '*', key: /^script\.lines\.\d+\.text$/, reason: 'customers type Vietnamese without accents' },
  { file: 'pictures', key: /^(chat-window\.guest\.0|flow-builder\.panel\.samples\.2)$/, reason: 'customers type Vietnamese without accents' },
]

/** Keys the code puts together in a way the check cannot follow (a template that begins with the key's parent it can). */
export const DYNAMIC_KEYS: readonly Exception[] = []

/** Whether an exception of a list covers a text. */
export const isExcepted = (list: readonly Exception[], { file, key }: { file: string; key: string }) =>
  list.some((exception) => (exception.file === '*' || exception.file === file) && exception.key.test(key))
