import { contentPage } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/content'
import { StudyList } from '@/features/resources/study-list'
import type { Locale } from '@/lib/i18n/config'

const Slot = async ({ lang }: { lang: Locale }) => <StudyList lang={lang} link={await loadPageLinks(lang)} />
const page = contentPage('/case-studies', { after: 'hero', Slot })

export const generateMetadata = page.metadata
export default page.View
