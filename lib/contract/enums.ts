// The closed lists of the wire. No zod here, so that an island may import a list without loading a validator.

export const LOCALES = ['vi', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export const SCENARIO_TYPES = ['AUTO_CALL', 'VOICE_OTP', 'CALLBOT'] as const
export type ScenarioType = (typeof SCENARIO_TYPES)[number]

/** The path segment of each demo call: `/demo-calls/{kind}`. */
export const DEMO_CALL_KINDS = ['auto-call', 'voice-otp', 'callbot'] as const
export type DemoCallKind = (typeof DEMO_CALL_KINDS)[number]

/** The name of the plain synthesizer that stands in for our voices. */
export const SYNTHESIZER = 'espeak-ng'

export const AI_AGENTS = ['collector', 'reminder', 'surveyor', 'announcer'] as const
export type AiAgent = (typeof AI_AGENTS)[number]

export const CALL_CATEGORIES = ['confirmation', 'telesales', 'announcement', 'reminder'] as const
export type CallCategory = (typeof CALL_CATEGORIES)[number]

/** The states the server reports; the page adds INIT in front of them. */
export const CALL_STATES = ['CREATING', 'CALLING', 'DONE'] as const
export type CallState = (typeof CALL_STATES)[number]

export const PROCESS_STATES = ['INIT', ...CALL_STATES] as const
export type ProcessState = (typeof PROCESS_STATES)[number]

export const CALL_RESULTS = [
  'ANSWER',
  'VOICE_MAIL',
  'BUSY',
  'NO_ANSWER',
  'FAILED',
  'DO_NOT_CALL',
  'BLACKLIST_SYSTEM',
  'ERROR',
] as const
export type CallResult = (typeof CALL_RESULTS)[number]

export const OTP_LENGTHS = [4, 6] as const
export type OtpLength = (typeof OTP_LENGTHS)[number]

/** The forms of address a visitor may choose for `danh_xung`. */
export const HONORIFICS = ['Anh', 'Chị', 'Em', 'Cô', 'Chú', 'Bác', 'Ông', 'Bà', 'Quý khách'] as const
export type Honorific = (typeof HONORIFICS)[number]

export const CONTACT_PURPOSES = ['AICALL', 'AIVOICE', 'SMARTDIALOG', 'OTHER'] as const
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number]

/** The longest message of a form, in characters. */
export const CONTENT_MAX = 2_000

/** What a person may ask of us about their own data. */
export const DATA_RIGHTS = ['access', 'delete', 'withdraw'] as const
export type DataRight = (typeof DATA_RIGHTS)[number]

/** The product lines, in the order the site shows them; an id is also the colour (`data-product`) and the first path segment. */
export const PRODUCTS = ['aicall', 'aivoice', 'smartdialog'] as const
export type ProductId = (typeof PRODUCTS)[number]

/** What a captcha answer is good for: it is bound to one of these and refused by the others. */
export const CAPTCHA_ROUTES = [
  'auto-call',
  'voice-otp',
  'callbot',
  'contacts',
  'jobs-apply',
  'data-rights',
  'tts',
  'api-key',
] as const
export type CaptchaRoute = (typeof CAPTCHA_ROUTES)[number]

/** The longest text of the try-out, in characters. */
export const TTS_MAX_CHARACTERS = 300

/** The longest text that `POST /speech` reads while the caller waits, and the longest it takes at all, in characters. */
export const SPEECH_MAX_CHARACTERS = 3_000
export const LONG_SPEECH_MAX_CHARACTERS = 20_000

/** The sound files that speech is given as. */
export const SPEECH_FORMATS = ['mp3', 'wav', 'opus'] as const
export type SpeechFormat = (typeof SPEECH_FORMATS)[number]

/** The keys of a telephone, in the order they stand on it. */
export const HANDSET_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const
export type HandsetKey = (typeof HANDSET_KEYS)[number]

/** What these keys do wherever a script does not give them another meaning. */
export const ALWAYS_KEYS = { '9': 'stop', '3': 'person', '*': 'repeat' } as const

/** The bots of the dialogue try-out. */
export const BOTS = ['clinic', 'shop', 'card'] as const
export type BotId = (typeof BOTS)[number]

/** The longest message of a dialogue, in characters. */
export const DIALOG_MAX_CHARACTERS = 500

/** What a bot does with a message, by how sure it is: answers, offers meanings to choose from, or asks to say it otherwise. */
export const DIALOG_ACTIONS = ['reply', 'suggest', 'ask_again'] as const
export type DialogAction = (typeof DIALOG_ACTIONS)[number]

/** Why a word is read otherwise than it was typed. */
export const DIALOG_CHANGES = ['slang', 'regional', 'typing', 'diacritics'] as const
export type DialogChange = (typeof DIALOG_CHANGES)[number]

/** What is counted of visits: pages, where visitors came from, steps of the demo call and of forms, searches without result, values of feature flags, and what was reached under each of them. */
export const COUNT_KINDS = ['page', 'source', 'step', 'search', 'variant', 'conversion'] as const
export type CountKind = (typeof COUNT_KINDS)[number]

/** Where a visitor came from, as closely as it is counted. */
export const VISIT_SOURCES = [
  'direct',
  'google',
  'bing',
  'coccoc',
  'facebook',
  'zalo',
  'tiktok',
  'youtube',
  'linkedin',
  'chatgpt',
  'other',
] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]
