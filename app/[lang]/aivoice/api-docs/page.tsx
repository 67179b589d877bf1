import { contentPage, PageView } from '@/features/pages/content-page'
import { DocsChapters } from '@/features/pages/interactive/docs-chapters'
import { asLocale } from '@/lib/i18n/config'

const PATH = '/aivoice/api-docs'

export const generateMetadata = contentPage(PATH).metadata

export default async function DocsPage({ params }: { params: Promise<{ lang: string }> }) {
  const lang = asLocale((await params).lang)
  return (
    <PageView path={PATH} lang={lang}>
      <DocsChapters path={PATH} lang={lang} />
    </PageView>
  )
}
