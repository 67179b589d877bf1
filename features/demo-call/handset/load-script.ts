import { readScript } from '@/features/demo-call/handset/api'
import type { HandsetValues, Scripts } from '@/features/demo-call/handset/script'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

/** What a kind plays when nothing else was chosen. */
const USUAL: Readonly<Record<Exclude<DemoCallKind, 'voice-otp'>, string>> = {
  'auto-call': 'payment-reminder',
  callbot: 'callbot-collector',
}

type ScriptRequest = {
  lang: Locale
  kind: DemoCallKind
  campaignId?: string | undefined
  values?: HandsetValues | undefined
}

const namesOf = ({ kind, campaignId, values }: ScriptRequest): string[] => {
  if (kind !== 'voice-otp') return [...(campaignId ? [campaignId] : []), USUAL[kind]]
  const length = values?.otpCode?.length ?? values?.otpLength
  return [`voice-otp-${length === 4 ? 4 : 6}`]
}

/** The script to play, in the language of the chosen voice and of the page; a scenario the handset does not know is played as the kind's usual one. */
export const loadScript = async (request: ScriptRequest): Promise<Scripts> => {
  const { lang, values } = request
  for (const name of namesOf(request)) {
    const shown = await readScript(`${name}.${lang}`)
    if (!shown) continue
    const language = values?.voice ? shown.voices[values.voice] : undefined
    const isForeign = language && language !== shown.language
    return { spoken: (isForeign && (await readScript(`${name}.${language}`))) || shown, shown }
  }
  throw new Error('no such script')
}
