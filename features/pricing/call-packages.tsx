import type { CallPrice } from '@/lib/contract/call-price'
import type { Camelized } from '@/lib/contract/camelized'
import type { PackageCharge } from '@/lib/contract/package-charge'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { formatCount, formatVnd } from '@/lib/money'
import { site } from '@/lib/site'
import { blocksFor } from './call-cost'
import type { Plan } from './plan-column'
import { PlanFrame } from './plan-frame'
import type { Translate } from './translate'

type CallPackage = Camelized<PackageCharge>
type CallPackagesProps = {
  packages: readonly CallPackage[]
  price: Camelized<CallPrice> | null
  lang: Lang
  t: Translate
}

const factsOf = (
  { creditVnd, bonusPercent, expiryDays }: CallPackage,
  { price, lang, t }: CallPackagesProps,
) => {
  const credit = formatVnd(creditVnd, lang)
  const blocks = price?.includesVat ? blocksFor(creditVnd, price) : undefined
  return [
    bonusPercent > 0
      ? t('packages.creditBonus', { credit, percent: bonusPercent })
      : t('packages.credit', { credit }),
    ...(price && blocks
      ? [t('packages.blocks', { count: formatCount(blocks, lang), seconds: price.blockSeconds })]
      : []),
    expiryDays ? t('days', { days: expiryDays }) : t('noLimit'),
  ]
}

/** The prepaid packages for calls: what is paid, what credit comes, how many blocks that is, how long it lasts. */
export const CallPackages = (props: CallPackagesProps) => {
  const { packages, lang, t } = props
  const target = site(lang).apps.aicall ?? href('/contact-us', lang)
  const plans = packages.map((entry): Plan => ({
    id: entry.id,
    name: entry.name[lang],
    price: formatVnd(entry.priceVnd, lang),
    per: t('packages.once'),
    facts: factsOf(entry, props),
    features: [],
    note: entry.expiryDays ? t('packages.unused') : '',
    isSuggested: entry.isMostPopular,
    action: {
      href: target,
      label: t('choose'),
      name: t('chooseNamed', { name: entry.name[lang], cycle: t('packages.once') }),
    },
  }))
  return (
    <PlanFrame
      label={t('packages.title')}
      plans={plans}
      labels={{ suggested: t('suggested'), listPrice: t('listPrice') }}
    />
  )
}
