import { IconFileTypePdf } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { CallPrice } from '@/lib/contract/prices'
import type { Camelized } from '@/lib/contract/camelized'
import { formatCount, formatDay } from '@/lib/i18n/format'
import { type Locale } from '@/lib/i18n/config'
import { assetUrl } from '@/lib/asset-url'
import facts from './brochure.json'
import { isPrinted } from './brochure-facts'
import type { CallPackage } from './call-column'
import type { Translate } from './translate'

type BrochureLinkProps = {
  price: Camelized<CallPrice>
  packages: readonly CallPackage[]
  lang: Locale
  t: Translate
}

/** The printed price list as a PDF; not offered while its prices are not the ones of this page. */
export const BrochureLink = ({ price, packages, lang, t }: BrochureLinkProps) => {
  if (!isPrinted(facts.prices, { price, packages })) return null
  const { pages, bytes } = facts.files[lang]
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <LinkButton
        href={assetUrl(`/brochure/aicall-cloud-${lang}.pdf`)}
        download
        variant="secondary"
        icon={<Icon of={IconFileTypePdf} />}
      >
        {t('brochure.link')}
      </LinkButton>
      <p className="text-small text-fg-3 num">
        {t('brochure.facts', {
          pages,
          size: formatCount(Math.ceil(bytes / 1024), lang),
          date: formatDay(facts.madeOn, lang),
        })}
      </p>
    </div>
  )
}
