import { z } from 'zod'
import { section, type SectionContext, StaticSection, text } from '@/components/sections/section'
import { Amount } from '@/components/ui/amount'
import { LinkButton } from '@/components/ui/link-button'
import { readCallPrice, readVoicePlans } from '@/features/pricing/read-prices'
import type { VoiceProduct } from '@/features/pricing/voice-plans'
import { planPrice } from '@/lib/domain/price'
import type { Locale } from '@/lib/i18n/config'
import { formatUnitPrice } from '@/lib/i18n/format'
import { getT } from '@/lib/i18n/server'

const schema = z.strictObject({ title: text, text, link: text })

const CALL_PRICES = '/aicall/pricing'

/** The price of a block of talking time as the page's one big number, with what it is the price of; null without a price. */
const readCallFigure = async (lang: Locale) => {
  const [price, { t }] = await Promise.all([readCallPrice(), getT('pricing', { lng: lang })])
  if (!price) return null
  const { pricePerBlockVnd, blockSeconds } = price.value
  return {
    amount: formatUnitPrice(pricePerBlockVnd, lang),
    unit: t('callPrice.perBlock', { seconds: blockSeconds }),
  }
}

/** The least a character costs in the plans of a product as they are offered now; null without a price. */
const readVoiceFigure = async (product: VoiceProduct, lang: Locale) => {
  const [plans, { t }] = await Promise.all([readVoicePlans(), getT('pricing', { lng: lang })])
  const prices = (plans?.value ?? [])
    .filter((plan) => plan.product === product)
    .flatMap((plan) => planPrice(plan, Date.now()).characterVnd ?? [])
  if (prices.length === 0) return null
  return {
    amount: formatUnitPrice(Math.min(...prices), lang),
    unit: t('plans.least', { name: t(`plans.names.${product}`) }),
  }
}

/** `plans`: the product whose least price of a character is shown. */
type Structure = { path: string; plans?: VoiceProduct }

/** The one number a section that points to prices shows; null where it shows none or there is none. */
export const readFigure = async ({ path, plans }: Structure, lang: Locale) => {
  if (plans) return readVoiceFigure(plans, lang)
  return path === CALL_PRICES ? readCallFigure(lang) : null
}

type PointerProps = Structure & { content: z.infer<typeof schema>; context: SectionContext }

const Pointer = async ({ content, context, path, plans }: PointerProps) => {
  const figure = await readFigure({ path, ...(plans && { plans }) }, context.lang)
  const heading = (
    <>
      <h2 id={`${context.id}-title`} className="text-h3">
        {content.title}
      </h2>
      <p className="mt-2 max-w-[64ch] text-fg-2">{content.text}</p>
    </>
  )
  const way = (
    <LinkButton href={context.link(path).href} variant="secondary" size="lg">
      {content.link}
    </LinkButton>
  )
  if (!figure)
    return (
      <StaticSection context={context} strip>
        <div className="grid items-center gap-x-16 gap-y-5 border-y border-rule py-8 md:grid-cols-[1fr_auto]">
          <div>{heading}</div>
          {way}
        </div>
      </StaticSection>
    )
  return (
    <StaticSection context={context}>
      <div className="grid items-end gap-x-16 gap-y-8 border-t border-rule-strong pt-8 md:grid-cols-[7fr_5fr]">
        <p>
          <Amount className="text-figure text-accent-text">{figure.amount}</Amount>
          <span className="mt-3 block text-lead text-fg-2">{figure.unit}</span>
        </p>
        <div className="grid justify-items-start gap-6">
          <div>{heading}</div>
          {way}
        </div>
      </div>
    </StaticSection>
  )
}

/** The way to the prices: where a call has one, its price is the biggest thing on the page, else one line between two hairlines. */
export const pointer = section<typeof schema, Structure>(schema, (props) => <Pointer {...props} />)
