'use client'

import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { useOffers, type Offers } from '../offers'
import { planPrice } from '@/lib/domain/price'
import { translator, type Translate } from '../translate'
import type { CalculatorMessages } from '../messages'
import { download, toCsv } from './csv'
import { ResultCard } from './result-card'
import type { VoiceOption, VoiceQuestion } from './voice-estimate'
import { VOICE_COLUMNS } from './voice-table'

type VoiceResultProps = {
  question: VoiceQuestion
  cheapest: VoiceOption
  options: readonly VoiceOption[]
  link: string
  messages: CalculatorMessages
}

const nameOf = (question: VoiceQuestion, { plan, need, totalVnd }: VoiceOption, { lang, t }: Offers) => ({
  name: plan.name[lang],
  product: t(`plans.names.${question.product}`),
  cycle: t(`table.cycles.${question.cycle}`),
  need: formatCount(need, lang),
  total: formatVnd(totalVnd, lang),
})

/** The whole result as one sentence. */
export const describeVoice = (
  question: VoiceQuestion,
  cheapest: VoiceOption,
  offers: Offers,
  tCalculator: Translate,
) => tCalculator('voice.spoken', nameOf(question, cheapest, offers))

/** The plan that costs least: its sum, its parts, and the formula with the visitor's own numbers. */
export const VoiceResult = ({ question, cheapest, options, link, messages }: VoiceResultProps) => {
  const offers = useOffers()
  const { lang, now } = offers
  const tCalculator = translator(messages)
  const count = (number: number) => formatCount(number, lang)
  const vnd = (amount: number) => formatVnd(amount, lang)
  const { plan, need, listVnd, planVnd, topUps, topUpVnd, totalVnd, unused, characterVnd } = cheapest
  const { payVnd, offPercent } = planPrice(plan, now)
  const topUp =
    topUps > 0
      ? tCalculator('voice.rows.topUp', { times: count(topUps), price: vnd(topUpVnd) })
      : tCalculator('voice.rows.none')
  const off =
    listVnd > planVnd
      ? tCalculator('voice.rows.minus', { price: vnd(listVnd - planVnd) })
      : tCalculator('voice.rows.noOff')
  const code = count(question.discountPercent)
  // Steps that change nothing are left out.
  const steps = [
    payVnd < listVnd &&
      tCalculator('voice.formula.plan', { list: vnd(listVnd), off: count(offPercent), pay: vnd(payVnd) }),
    planVnd < payVnd && tCalculator('voice.formula.code', { pay: vnd(payVnd), code, plan: vnd(planVnd) }),
    topUps > 0 &&
      tCalculator('voice.formula.total', { plan: vnd(planVnd), extra: vnd(topUpVnd), total: vnd(totalVnd) }),
  ].filter((step) => typeof step === 'string')
  const unit = characterVnd === null ? '' : formatUnitPrice(characterVnd, lang)

  const csv = [
    [tCalculator('voice.corner'), ...VOICE_COLUMNS.map((key) => tCalculator(`voice.columns.${key}`))],
    ...options.map((option) => [
      ...[option.plan.name[lang], option.planVnd, option.topUps, option.totalVnd, option.unused],
      option.characterVnd ?? '',
    ]),
  ]

  return (
    <ResultCard
      title={tCalculator('voice.cheapest', nameOf(question, cheapest, offers))}
      total={vnd(totalVnd)}
      rows={[
        { label: tCalculator('voice.rows.list'), value: vnd(listVnd) },
        { label: tCalculator('voice.rows.off'), value: off },
        { label: tCalculator('voice.rows.topUps'), value: topUp },
        { label: tCalculator('voice.rows.unused'), value: count(unused) },
      ]}
      formula={[
        tCalculator(`voice.formula.${question.cycle}`, {
          month: count(question.characters),
          need: count(need),
        }),
        ...steps,
        tCalculator('voice.formula.character', { total: vnd(totalVnd), need: count(need), unit }),
      ]}
      link={link}
      messages={messages.shared}
      onCsv={() => download('aivoice-estimate.csv', toCsv(csv))}
    />
  )
}
