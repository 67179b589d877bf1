import { Fragment, type ComponentType, type ReactNode } from 'react'
import { pictures, type PictureId } from '@/components/pictures/registry'
import { Breadcrumbs } from '@/features/pages/breadcrumbs'
import { loadCopy } from '@/features/pages/copy'
import { loadPageLinks } from '@/features/pages/page-links'
import { pageGraph } from '@/features/pages/page-graph'
import { pageAt, pagesUnder, type Page } from '@/features/pages/registry'
import { renderSection } from '@/features/pages/sections'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { getT, loadMessages } from '@/lib/i18n/server'
import { JsonLd } from '@/components/layout/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'

type Params<Key extends string = never> = { params: Promise<Record<'lang' | Key, string>> }

const metadataOf = async (page: Page, lang: Locale) => {
  const { meta } = await loadCopy(page, lang)
  return buildMetadata({ lang, path: page.path, title: meta.title, description: meta.description })
}

type PageViewProps = { page: Page; lang: Locale; after?: string; children?: ReactNode }

/** A page of the registry: its sections in order, its structured data, its trail; `children` stand after the section `after`, else before the last. */
export const PageView = async ({ page, lang, after, children }: PageViewProps) => {
  const [copy, link, pictureWords, { t }] = await Promise.all([
    loadCopy(page, lang),
    loadPageLinks(lang),
    loadMessages(lang, 'pictures'),
    getT('common', { lng: lang }),
  ])
  const picture = (id: PictureId) => pictures[id].render(pictureWords[id], `locales/${lang}/pictures.json`)
  const context = { lang, path: page.path, product: page.product, link, picture }
  const cut = after ? page.sections.findIndex(({ id }) => id === after) + 1 : -1
  const shown = page.sections.map((use) => (
    <Fragment key={use.id}>
      {renderSection(use, copy.words[use.id], { ...context, id: use.id }, `${lang}/${page.words}: ${use.id}`)}
    </Fragment>
  ))
  return (
    <>
      <JsonLd graph={pageGraph({ page, lang, copy, link, locality: t('city.hanoi') })} />
      <Breadcrumbs page={page} link={link} label={t('breadcrumb')} />
      {shown.slice(0, cut)}
      {children}
      {shown.slice(cut)}
    </>
  )
}

type Slot = { after: string; Slot: ComponentType<{ lang: Locale }> }

/** What the route of one page exports: its metadata and its view; a feature may stand in it, after a section. */
export const contentPage = (path: string, slot?: Slot) => {
  const page = pageAt(path)
  return {
    metadata: async ({ params }: Params) => metadataOf(page, asLocale((await params).lang)),
    View: async ({ params }: Params) => {
      const lang = asLocale((await params).lang)
      return (
        <PageView page={page} lang={lang} {...(slot && { after: slot.after })}>
          {slot && <slot.Slot lang={lang} />}
        </PageView>
      )
    },
  }
}

/** What the route of a family (one dynamic segment) exports: its parameters, metadata and view. */
export const contentFamily = <Key extends string>(folder: string, key: Key) => {
  const at = async (params: Params<Key>['params']) => {
    const { lang, [key]: slug } = await params
    return { page: pageAt(`${folder}/${slug}`), lang: asLocale(lang) }
  }
  return {
    params: () => pagesUnder(folder).map(({ path }) => ({ [key]: path.slice(folder.length + 1) })),
    metadata: async ({ params }: Params<Key>) => {
      const { page, lang } = await at(params)
      return metadataOf(page, lang)
    },
    View: async ({ params }: Params<Key>) => <PageView {...await at(params)} />,
  }
}
