import { contentPage, PageView } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/page-links'
import { pageAt } from '@/features/pages/registry'
import { StudyList } from '@/features/resources/study-list'
import { asLang } from '@/lib/i18n/config'

export const generateMetadata = contentPage('/case-studies').metadata

export default async function CaseStudiesPage({ params }: { params: Promise<{ lang: string }> }) {
  const lang = asLang((await params).lang)
  return (
    <PageView page={pageAt('/case-studies')} lang={lang}>
      <StudyList lang={lang} link={await loadPageLinks(lang)} />
    </PageView>
  )
}
