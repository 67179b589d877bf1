import { contentPage } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/content'
import { slugsUnder } from '@/features/pages/registry'
import { KitChooser } from '@/features/resources/kit-chooser'
import type { Locale } from '@/lib/i18n/config'

const Slot = async ({ lang }: { lang: Locale }) => (
  <KitChooser
    lang={lang}
    link={await loadPageLinks(lang)}
    industries={slugsUnder('/industries')}
    useCases={slugsUnder('/use-cases')}
  />
)
const page = contentPage('/sales-kit', { after: 'hero', Slot })

export const generateMetadata = page.metadata
export default page.View
