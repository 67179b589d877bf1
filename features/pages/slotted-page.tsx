import { Fragment, type ComponentType } from 'react'
import { pictures, type PictureId } from '@/components/pictures/registry'
import { Breadcrumbs } from '@/features/pages/breadcrumbs'
import { contentPage } from '@/features/pages/content-page'
import { loadCopy } from '@/features/pages/copy'
import { pageGraph } from '@/features/pages/page-graph'
import { loadPageLinks } from '@/features/pages/page-links'
import { pageAt } from '@/features/pages/registry'
import { renderSection } from '@/features/pages/sections'
import { asLang, type Lang } from '@/lib/i18n/config'
import { getT, loadWords } from '@/lib/i18n/server'
import { JsonLd } from '@/lib/seo/json-ld'

type SlottedViewProps = { path: string; lang: Lang; after: string; Slot: ComponentType<{ lang: Lang }> }

const SlottedView = async ({ path, lang, after, Slot }: SlottedViewProps) => {
  const page = pageAt(path)
  const [copy, link, pictureWords, { t }] = await Promise.all([
    loadCopy(page, lang),
    loadPageLinks(lang),
    loadWords(lang, 'pictures'),
    getT('common', { lng: lang }),
  ])
  const picture = (id: PictureId) => pictures[id].render(pictureWords[id], `locales/${lang}/pictures.json`)
  const context = { lang, path, product: page.product, link, picture }
  return (
    <>
      <JsonLd graph={pageGraph({ page, lang, copy, link, locality: t('city.hanoi') })} />
      <Breadcrumbs page={page} link={link} label={t('breadcrumb')} />
      {page.sections.map((use) => (
        <Fragment key={use.id}>
          {renderSection(
            use,
            copy.words[use.id],
            { ...context, id: use.id },
            `${lang}/${page.words}: ${use.id}`,
          )}
          {use.id === after && <Slot lang={lang} />}
        </Fragment>
      ))}
    </>
  )
}

/** What the route of a page with a feature in it exports: `Slot` stands right after the section named `after`. */
export const slottedPage = (path: string, after: string, Slot: ComponentType<{ lang: Lang }>) => ({
  metadata: contentPage(path).metadata,
  View: async ({ params }: { params: Promise<{ lang: string }> }) => (
    <SlottedView path={path} lang={asLang((await params).lang)} after={after} Slot={Slot} />
  ),
})
