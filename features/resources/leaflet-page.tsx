import { IconArrowLeft } from '@tabler/icons-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { TextLink } from '@/components/ui/text-link'
import { LeafletSheet } from '@/features/resources/leaflet'
import { leafletPath, type Leaflet, type LeafletChoice } from '@/features/resources/leaflet-data'
import { PrintButton } from '@/features/resources/print-button'
import { loadResourceMessages } from '@/features/resources/messages'
import { otherLocale, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type LeafletPageProps = { leaflet: Leaflet; choice: LeafletChoice; lang: Locale }

/** A leaflet on the screen, with what one does with it; only the sheet itself is printed. */
export const LeafletPage = async ({ leaflet, choice, lang }: LeafletPageProps) => {
  const { leaflet: messages } = (await loadResourceMessages(lang)).kit
  const other = otherLocale(lang)
  return (
    <div className="bg-surface py-8 md:py-14 print:bg-transparent print:p-0">
      <div className="wrap print:w-full">
        <div data-leaflet-tools className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton className={buttonVariants({})}>{messages.print}</PrintButton>
          <TextLink href={href('/sales-kit', lang)}>
            <IconArrowLeft size={16} stroke={1.6} aria-hidden />
            {messages.back}
          </TextLink>
          <TextLink href={href(leafletPath(choice), other)} hrefLang={other} lang={other}>
            {messages.other}
          </TextLink>
          <p className="text-small text-fg-3">{messages.printHint}</p>
        </div>
        <LeafletSheet leaflet={leaflet} lang={lang} messages={messages} />
      </div>
    </div>
  )
}
