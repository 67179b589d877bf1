import type { ResourceWords } from '@/features/resources/words'
import { formatPhone } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type LeafletContactProps = { lang: Locale; words: ResourceWords['kit']['leaflet'] }

const shown = (address: string) => address.replace(/^https?:\/\//, '')

/** How to go on from a leaflet: only the ways that are configured, and always the site's own form. */
export const LeafletContact = ({ lang, words }: LeafletContactProps) => {
  const { salesPhone, hotline, salesEmail, streetAddress } = site(lang)
  const rows = [
    [words.salesPhone, salesPhone && formatPhone(salesPhone, lang)],
    [words.hotline, hotline && formatPhone(hotline, lang)],
    [words.email, salesEmail],
    [words.address, streetAddress],
    [words.page, shown(pageUrl('/', lang))],
    [words.form, shown(pageUrl('/contact-us', lang))],
  ] as const
  return (
    <footer className="grid gap-x-10 gap-y-3 border-t-2 border-fg pt-4 sm:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-h4">{words.contact}</h2>
        <p className="mt-1 text-small text-fg-2">{words.promise}</p>
      </div>
      <dl className="grid content-start gap-x-8 gap-y-1.5 text-small sm:grid-cols-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-fg-3">{label}</dt>
                <dd className="font-strong break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </footer>
  )
}
