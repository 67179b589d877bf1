import type { Locale } from '../../lib/contract/enums.ts'
import lines from '../seed/voice-otp.json' with { type: 'json' }
import type { Turn } from './dialogue.ts'

/** Sets digits apart, so that they are read one by one with a pause between them. */
export function spellCode(code: string): string {
  return [...code].join(' … ')
}

/** What a voice OTP demo call says: who calls, that it is a test code, and the code twice. */
export function otpTurns(code: string, language: Locale): Turn[] {
  return lines[language].map((line) => ({
    speaker: 'agent',
    text: line.replaceAll('{{ma}}', spellCode(code)),
    pause_ms: 500,
  }))
}

/** The same as text with `{{ma}}` in the places of the code, one line per turn. */
export const otpScript: Record<Locale, string> = { vi: lines.vi.join('\n'), en: lines.en.join('\n') }
