import './leaflet.css'
import { voiceOf } from '@/components/pictures/parts/recorded-peaks'
import { Voiceprint } from '@/components/ui/voiceprint'
import { Logo } from '@/components/layout/logo'
import { inSentence, type Leaflet } from '@/features/resources/leaflet-data'
import type { ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { formatPhone } from '@/lib/domain/phone-format'
import { pageUrl } from '@/lib/seo/metadata'

type LeafletSheetProps = { leaflet: Leaflet; lang: Locale; messages: ResourceMessages['kit']['leaflet'] }

/** The voice whose rings a product's leaflets carry. */
const VOICES = { aicall: 'maiChi', aivoice: 'thuLam', smartdialog: 'giaPhuc' } as const

type PartProps = { title: string; items: Leaflet['problems']; numbered?: boolean }

const Part = ({ title, items, numbered = false }: PartProps) => {
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className="border-t border-rule-strong pt-3">
      <h2 className="text-h4 text-accent-text">{title}</h2>
      <List
        className={
          numbered
            ? 'mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-4 print:gap-x-5'
            : 'mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3'
        }
      >
        {items.map(({ title: name, text }, index) => (
          <li key={name}>
            <h3 className="text-ui font-semibold">{numbered ? `${index + 1}. ${name}` : name}</h3>
            <p className="mt-0.5 text-small text-fg-2">{text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}

/** One A4 page on white paper, whatever the theme: who it is for, what goes wrong, how it runs, what the product does, how to reach us. */
export const LeafletSheet = ({ leaflet, lang, messages }: LeafletSheetProps) => {
  const { product, industry, useCase, lead, problems, steps, features } = leaflet
  return (
    <article
      data-leaflet
      data-theme="light"
      data-product={product.id}
      className="grid w-full max-w-[54rem] content-start gap-6 rounded-lg p-6 shadow-lg md:p-12 print:max-w-none print:gap-5 print:rounded-none print:p-0"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Logo brand={site(lang).brand} />
          <p className="text-small text-fg-2">{product.tagline}</p>
        </div>
        <div className="mt-8 flex items-center justify-between gap-8 print:mt-6">
          <div>
            <h1 className="max-w-[24ch] text-h2 leading-[1.2]">
              {fillIn(messages.title, { product: product.name, industry: inSentence(industry.name) })}
            </h1>
            <p className="mt-2 font-strong text-accent-text">
              {fillIn(messages.job, { useCase: inSentence(useCase.name) })}
            </p>
          </div>
          <Voiceprint
            voice={voiceOf(VOICES[product.id])}
            size={148}
            className="hidden sm:block print:block print:w-28"
          />
        </div>
        <p className="mt-4 max-w-[72ch] text-fg-2">{lead}</p>
      </header>
      <Part title={messages.problems} items={problems} />
      <Part title={`${messages.steps}: ${inSentence(useCase.tagline)}`} items={steps} numbered />
      <Part title={fillIn(messages.features, { product: product.name })} items={features} />
      <LeafletContact lang={lang} messages={messages} />
    </article>
  )
}

type LeafletContactProps = { lang: Locale; messages: ResourceMessages['kit']['leaflet'] }

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

/** How to go on from a leaflet: only the ways that are configured, and always the site's own form. */
export const LeafletContact = ({ lang, messages }: LeafletContactProps) => {
  const { salesPhone, hotline, salesEmail, streetAddress } = site(lang)
  const rows = [
    [messages.salesPhone, salesPhone && formatPhone(salesPhone, lang)],
    [messages.hotline, hotline && formatPhone(hotline, lang)],
    [messages.email, salesEmail],
    [messages.address, streetAddress],
    [messages.page, withoutScheme(pageUrl('/', lang))],
    [messages.form, withoutScheme(pageUrl('/contact-us', lang))],
  ] as const
  return (
    <footer className="grid gap-x-10 gap-y-3 border-t-2 border-fg pt-4 sm:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-h4">{messages.contact}</h2>
        <p className="mt-1 text-small text-fg-2">{messages.promise}</p>
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
