import { campaignOf, voicesOf, type Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { nextPaint } from '@/lib/next-paint'

export type Offer = { kind: DemoCallKind; catalogue: Catalogue | null }

export type LinkedChoice = { kind: DemoCallKind; values: Partial<FormValues> }

/** What `?scenario=…&voice=…` chooses, by ids: an empty choice where the link names what is no longer offered; undefined for no link. */
export const linkedChoice = (
  search: string,
  offers: readonly Offer[],
  lang: Locale,
): LinkedChoice | undefined => {
  const query = new URLSearchParams(search)
  const [scenario, voice] = [query.get('scenario'), query.get('voice')]
  const offer =
    offers.find(({ catalogue }) => scenario && catalogue && campaignOf(catalogue, scenario)) ?? offers[0]
  const { kind, catalogue } = offer ?? {}
  if (!kind || !catalogue || (scenario === null && voice === null)) return undefined
  const hasScenarios = catalogue.campaigns.length > 0
  const campaign = scenario === null ? catalogue.campaigns[0] : campaignOf(catalogue, scenario)
  const voices = hasScenarios ? voicesOf(catalogue, campaign, lang) : catalogue.voices
  const chosenVoice = voice ?? voices[0]?.id
  return {
    kind,
    values: {
      ...(hasScenarios && { campaignId: campaign?.id ?? '' }),
      // Without a scenario there is no voice to choose yet.
      ...(voices.length > 0 && { voice: voices.find(({ id }) => id === chosenVoice)?.id ?? '' }),
    },
  }
}

/** The choice begins a new form: whoever is typing into this field goes on in the one that takes its place. */
const keepTyping = (field: HTMLInputElement) => {
  if (field !== document.activeElement) return
  const caret = field.selectionStart
  void nextPaint().then(() => {
    const next = document.getElementById(field.id)
    if (next === field || !(next instanceof HTMLInputElement)) return
    next.focus({ preventScroll: true })
    next.setSelectionRange(caret, caret)
  })
}

/** The choice of a link, with the number that stands in the card by now. */
export const readLinked = (
  search: string,
  offers: readonly Offer[],
  lang: Locale,
  card: HTMLElement | null,
): LinkedChoice | undefined => {
  const linked = linkedChoice(search, offers, lang)
  const phone = card?.querySelector<HTMLInputElement>('[name=phoneNumber]')
  if (!linked || !phone) return linked
  keepTyping(phone)
  return { ...linked, values: { ...linked.values, phoneNumber: phone.value } }
}
