import { contentPage, PageView } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/page-links'
import { pageAt } from '@/features/pages/registry'
import { Library } from '@/features/resources/library'
import { asLang } from '@/lib/i18n/config'

export const generateMetadata = contentPage('/resources').metadata

export default async function ResourcesPage({ params }: { params: Promise<{ lang: string }> }) {
  const lang = asLang((await params).lang)
  return (
    <PageView page={pageAt('/resources')} lang={lang}>
      <Library lang={lang} filter={{}} link={await loadPageLinks(lang)} />
    </PageView>
  )
}
