import type { Language } from '../../lib/contract/enums.ts'

/** One thing said in a call, in the order of speaking. */
export type Turn = { speaker: 'agent' | 'customer'; text: string }

/** A whole call as text; `rate` is the speed of speech, 1 being normal. */
export type Dialogue = { language: Language; voiceCode: string; rate: number; turns: Turn[] }
