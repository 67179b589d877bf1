import type { Locale } from '../../lib/contract/enums.ts'
import type { Translation } from '../../lib/contract/sample-call.ts'
import { mergeScript } from '../../lib/domain/script-template.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { Turn } from '../speech/dialogue.ts'
import { otpTurns } from '../speech/otp.ts'
import { inOtherLanguages } from './in-other-languages.ts'

/** What a call says, as checked and kept: a campaign with the visitor's words, a program's own text, or a one-time code read aloud. */
export type CallContent =
  | {
      type: 'scenario'
      campaignId: string
      voiceId: string
      language: Locale
      values: Record<string, string>
    }
  /** A text of its own, its places filled in. */
  | { type: 'script'; voiceId: string; language: Locale; rate: number; text: string }
  | { type: 'otp'; voiceId: string; language: Locale; rate: number; otpCode: string }

type TranslatedTurn = Turn & { translation?: Translation }

/** A whole call as text; `rate` is the speed of the agent's speech, 1 being normal. */
export type Dialogue = { language: Locale; voiceCode: string; rate: number; turns: TranslatedTurn[] }

/** The turns in one language, each with the same turn in the others. */
const translated = (language: Locale, turnsIn: (language: Locale) => Turn[]): TranslatedTurn[] =>
  turnsIn(language).map((turn, i) => ({
    ...turn,
    translation: inOtherLanguages(language, (other) => turnsIn(other)[i]?.text),
  }))

/** What is said in a call; throws when its campaign or voice is no longer there. */
export const dialogueOf = (catalogue: Catalogue, content: CallContent): Dialogue => {
  const { language, voiceId } = content
  const voiceCode = catalogue.voices.find((voice) => voice.id === voiceId)?.code
  if (!voiceCode) throw new Error(`no voice ${voiceId}`)
  if (content.type === 'otp') {
    const turns = translated(language, (spoken) => otpTurns(content.otpCode, spoken))
    return { language, voiceCode, rate: content.rate, turns }
  }
  if (content.type === 'script') {
    return { language, voiceCode, rate: content.rate, turns: [{ speaker: 'agent', text: content.text }] }
  }
  const campaign = catalogue.campaigns.find((candidate) => candidate.id === content.campaignId)
  if (!campaign) throw new Error(`no campaign ${content.campaignId}`)
  const turns = translated(language, (spoken) =>
    campaign.dialogue[spoken].map((turn) => ({ ...turn, text: mergeScript(turn.text, content.values) })),
  )
  return { language, voiceCode, rate: 1, turns }
}
