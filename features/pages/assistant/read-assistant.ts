import 'server-only'
import topicWords from '@/content/assistant-words.json'
import { officeRows } from '@/features/contact/office-rows'
import { loadOfficeMessages } from '@/features/contact/office-messages'
import type { Assistant } from '@/features/pages/assistant/assistant'
import { loadAssistantMessages, type AssistantMessages } from '@/features/pages/assistant/messages'
import { loadPageLinks } from '@/features/pages/content'
import { DEMO } from '@/features/pages/page'
import { readCallPrice, readVoicePlans } from '@/features/pricing/read-prices'
import { isSold } from '@/lib/domain/offer'
import { callCost, planPrice } from '@/lib/domain/price'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDay, formatMoment, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

const MINUTE_S = 60

/** What prices are today, a sentence each; none where none are known. */
const readPriceLines = async (lang: Locale, { price: said }: AssistantMessages): Promise<string[]> => {
  const [call, voice] = await Promise.all([readCallPrice(), readVoicePlans()])
  const lines: string[] = []
  if (call) {
    const { pricePerBlockVnd, blockSeconds, effectiveFrom } = call.value
    lines.push(
      fillIn(said.call, {
        price: formatUnitPrice(pricePerBlockVnd, lang),
        seconds: blockSeconds,
        minute: formatVnd(callCost({ result: 'ANSWER', seconds: MINUTE_S }, call.value).grossVnd, lang),
        from: formatDay(effectiveFrom, lang),
      }),
    )
  }
  const monthly = (voice?.value ?? [])
    .filter(({ product, cycle, priceVnd }) => isSold(product) && cycle === 'monthly' && priceVnd > 0)
    .map((plan) => ({ plan, vnd: planPrice(plan, Date.now()).payVnd }))
    .toSorted((a, b) => a.vnd - b.vnd)
  const [cheapest] = monthly
  if (cheapest) {
    const { plan, vnd } = cheapest
    lines.push(fillIn(said.voice, { name: plan.name[lang], price: formatVnd(vnd, lang) }))
  }
  const old = [call, voice].find((prices) => prices?.isFresh === false)
  if (old) lines.push(fillIn(said.old, { moment: formatMoment(old.readAt, lang) }))
  return lines
}

/** What the assistant of the site needs in a language beside the catalogue of search. */
export const readAssistant = async (lang: Locale): Promise<Assistant> => {
  const [messages, link, { t }, office] = await Promise.all([
    loadAssistantMessages(lang),
    loadPageLinks(lang),
    getT('contact', { lng: lang }),
    loadOfficeMessages(lang),
  ])
  const config = site(lang)
  const lead = (path: string) => {
    const { href, name: title } = link(path)
    return { href, title }
  }
  return {
    messages,
    words: topicWords[lang],
    links: {
      contact: lead('/contact-us#write'),
      demo: lead(DEMO),
      callPrices: lead('/aicall/pricing'),
      voicePrices: lead('/aivoice/pricing'),
    },
    prices: await readPriceLines(lang, messages),
    ways: officeRows(config, t, lang),
    hours: t('hoursText'),
    // A demonstration has no office that could be open.
    office: config.isDemo ? null : office,
  }
}
