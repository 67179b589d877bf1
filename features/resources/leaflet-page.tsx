import { IconArrowLeft } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import type { PageLink } from '@/components/sections/section'
import { buttonVariants } from '@/components/ui/button-variants'
import { TextLink } from '@/components/ui/text-link'
import { LeafletSheet } from '@/features/resources/leaflet'
import { leafletPath, type Leaflet, type LeafletChoice } from '@/features/resources/leaflet-data'
import { PrintButton } from '@/features/resources/print-button'
import { loadResourceMessages } from '@/features/resources/messages'
import { PRODUCTS } from '@/lib/contract/enums'
import { otherLocale, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type LeafletPageProps = {
  leaflet: Leaflet
  choice: LeafletChoice
  lang: Locale
  link: (path: string) => PageLink
  useCases: readonly string[]
}

/** A leaflet on the screen, beside it what one does with it and the others of its trade; only the sheet itself is printed. */
export const LeafletPage = async ({ leaflet, choice, lang, link, useCases }: LeafletPageProps) => {
  const { leaflet: messages } = (await loadResourceMessages(lang)).kit
  const other = otherLocale(lang)
  const to = (changed: Partial<LeafletChoice>) => href(leafletPath({ ...choice, ...changed }), lang)
  const products = PRODUCTS.map((product) => ({
    name: link(`/${product}`).name,
    href: to({ product }),
    current: product === choice.product,
  }))
  const jobs = useCases.map((useCase) => ({
    name: link(`/use-cases/${useCase}`).name,
    href: to({ useCase }),
    current: useCase === choice.useCase,
  }))
  return (
    <div className="bg-surface py-8 md:py-14 print:bg-transparent print:p-0">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,54rem)_minmax(15rem,1fr)] print:block print:w-full">
        <div
          data-leaflet-tools
          className="grid content-start gap-6 lg:sticky lg:top-24 lg:order-2 lg:self-start"
        >
          <div>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:flex-col lg:items-start">
              <PrintButton className={buttonVariants({})}>{messages.print}</PrintButton>
              <TextLink href={href(leafletPath(choice), other)} hrefLang={other} lang={other}>
                {messages.other}
              </TextLink>
              <TextLink href={href('/sales-kit', lang)}>
                <Icon of={IconArrowLeft} size={16} />
                {messages.back}
              </TextLink>
            </div>
            <p className="mt-3 text-small text-fg-3">{messages.printHint}</p>
          </div>
          <div className="hidden gap-6 lg:grid">
            <Others title={messages.otherProducts} ways={products} />
            <Others title={messages.otherJobs} ways={jobs} />
          </div>
        </div>
        <LeafletSheet leaflet={leaflet} lang={lang} messages={messages} />
      </div>
    </div>
  )
}

type OthersProps = { title: string; ways: readonly { name: string; href: string; current: boolean }[] }

const Others = ({ title, ways }: OthersProps) => (
  <nav aria-label={title}>
    <h2 className="text-small text-fg-3">{title}</h2>
    <ul className="mt-2 border-t border-rule text-ui">
      {ways.map(({ name, href: address, current }) => (
        <li key={address} className="border-b border-rule">
          <a
            href={address}
            aria-current={current ? 'page' : undefined}
            className="flex min-h-11 items-center hover:text-accent-text aria-[current=page]:font-strong"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
