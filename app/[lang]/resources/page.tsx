import { contentPage } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/content'
import { NewsGraph } from '@/features/pages/news/news-graph'
import { Library } from '@/features/resources/library'
import type { Locale } from '@/lib/i18n/config'

const Slot = async ({ lang }: { lang: Locale }) => (
  <>
    <NewsGraph lang={lang} filter={{}} />
    <Library lang={lang} filter={{}} link={await loadPageLinks(lang)} />
  </>
)
const page = contentPage('/resources', { after: 'hero', Slot })

export const generateMetadata = page.metadata
export default page.View
