import { flushSync } from 'react-dom'
import { campaignOf, voicesOf, type Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

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

/**
 * Shows the choice of a link, which begins a new form: the number that stands in the card goes along, and whoever is typing it goes on in the
 * new field. All in one step, for a key pressed between two would be lost.
 */
export const showLinked = (
  linked: LinkedChoice,
  card: HTMLElement | null,
  show: (choice: LinkedChoice) => void,
) => {
  const phone = card?.querySelector<HTMLInputElement>('[name=phoneNumber]')
  if (!phone) return show(linked)
  const isTyping = phone === document.activeElement
  const { id, value, selectionStart } = phone
  flushSync(() => show({ ...linked, values: { ...linked.values, phoneNumber: value } }))
  const next = document.getElementById(id)
  if (!isTyping || next === phone || !(next instanceof HTMLInputElement)) return
  next.focus({ preventScroll: true })
  next.setSelectionRange(selectionStart, selectionStart)
}
