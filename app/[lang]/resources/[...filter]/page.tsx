import { PageView } from '@/features/pages/content-page'
import { loadContent, loadPageLinks } from '@/features/pages/content'
import { NewsGraph } from '@/features/pages/news/news-graph'
import { pageAt } from '@/features/pages/registry'
import { FILTERS, filterSegments, readFilter } from '@/features/resources/filter'
import { filterTitle, Library } from '@/features/resources/library'
import { loadResourceMessages } from '@/features/resources/messages'
import { asLocale } from '@/lib/i18n/config'
import { buildMetadata } from '@/lib/seo/metadata'

type PageProps = { params: Promise<{ lang: string; filter: string[] }> }

export const dynamicParams = false
export const generateStaticParams = () => FILTERS.map((filter) => ({ filter: filterSegments(filter) }))

const read = async ({ params }: PageProps) => {
  const { lang, filter } = await params
  return { lang: asLocale(lang), filter: readFilter(filter) }
}

// A filtered list is the same page with less on it, so search engines are sent to the whole one.
export const generateMetadata = async (props: PageProps) => {
  const { lang, filter } = await read(props)
  const page = pageAt('/resources')
  const [{ meta }, { library }, link] = await Promise.all([
    loadContent(page, lang),
    loadResourceMessages(lang),
    loadPageLinks(lang),
  ])
  const title = `${filterTitle(filter, library, (product) => link(`/${product}`).name)} | ${meta.name}`
  return buildMetadata({ lang, path: page.path, title, description: meta.description })
}

export default async function FilteredResourcesPage(props: PageProps) {
  const { lang, filter } = await read(props)
  return (
    <PageView path="/resources" lang={lang} after="hero">
      {filter.category === 'news' && <NewsGraph lang={lang} filter={filter} />}
      <Library lang={lang} filter={filter} link={await loadPageLinks(lang)} />
    </PageView>
  )
}
