import { contentPage, PageView } from '@/features/pages/content-page'
import { loadPageLinks } from '@/features/pages/page-links'
import { pageAt, pagesUnder } from '@/features/pages/registry'
import { KitChooser } from '@/features/resources/kit-chooser'
import { asLang } from '@/lib/i18n/config'

export const generateMetadata = contentPage('/sales-kit').metadata

const slugs = (folder: string) => pagesUnder(folder).map(({ path }) => path.slice(folder.length + 1))

export default async function SalesKitPage({ params }: { params: Promise<{ lang: string }> }) {
  const lang = asLang((await params).lang)
  return (
    <PageView page={pageAt('/sales-kit')} lang={lang}>
      <KitChooser
        lang={lang}
        link={await loadPageLinks(lang)}
        industries={slugs('/industries')}
        useCases={slugs('/use-cases')}
      />
    </PageView>
  )
}
