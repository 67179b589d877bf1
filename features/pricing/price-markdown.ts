import { readCallPackages, readCallPrice, readVoicePlans } from '@/features/pricing/read-prices'
import { allCharacters, planPrice } from '@/lib/domain/price'
import { formatCount, formatMoment, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** The price of a call and the prepaid packages as Markdown, with the moment they were read; undefined where no price can be had. */
export const callPricesMarkdown = async (lang: Locale) => {
  const [price, packages, { t }] = await Promise.all([
    readCallPrice(),
    readCallPackages(),
    getT('pricing', { lng: lang }),
  ])
  if (!price) return undefined
  const { pricePerBlockVnd, blockSeconds } = price.value
  return [
    `## ${t('callPrice.title')}`,
    `**${formatUnitPrice(pricePerBlockVnd, lang)}** ${t('callPrice.perBlock', { seconds: blockSeconds })}. ${t('callPrice.billed')}: ${t('callPrice.billedText')}. (${formatMoment(price.readAt, lang)})`,
    list(
      (packages?.value ?? []).map(
        ({ name, priceVnd, creditVnd }) =>
          `**${name[lang]}**: ${formatVnd(priceVnd, lang)}. ${t('packages.credit', { credit: formatVnd(creditVnd, lang) })}`,
      ),
    ),
  ].join('\n\n')
}

/** The voice plans as Markdown, with the moment they were read; undefined where none can be had. */
export const voicePricesMarkdown = async (lang: Locale) => {
  const [plans, { t }] = await Promise.all([readVoicePlans(), getT('pricing', { lng: lang })])
  if (!plans) return undefined
  const lines = plans.value.map((plan) => {
    const { payVnd, characterVnd } = planPrice(plan, Date.now())
    const all = allCharacters(plan)
    const facts = [
      `${formatVnd(payVnd, lang)} ${t(`plans.per.${plan.cycle}`)}`,
      all !== null && t('plans.characters', { count: formatCount(all, lang) }),
      characterVnd !== null && t('plans.character', { price: formatUnitPrice(characterVnd, lang) }),
    ].filter((fact) => typeof fact === 'string')
    return `**${t(`plans.names.${plan.product}`)}, ${plan.name[lang]}**: ${facts.join('; ')}`
  })
  return [`## ${t('plans.title')}`, formatMoment(plans.readAt, lang), list(lines)].join('\n\n')
}
