import type { ComponentType, ReactNode } from 'react'
import { pictures, type PictureId } from '@/components/pictures/registry'
import { Breadcrumbs } from '@/features/pages/breadcrumbs'
import { loadContent, loadPageLinks } from '@/features/pages/content'
import { pageGraph } from '@/features/pages/page-graph'
import { hasPage, pageAt, slugsUnder, type FixedPath, type SectionId } from '@/features/pages/registry'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { getT, loadMessages } from '@/lib/i18n/server'
import { JsonLd } from '@/components/layout/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'

type Params<Key extends string = never> = { params: Promise<Record<'lang' | Key, string>> }

const metadataOf = async (path: string, lang: Locale) => {
  const { meta } = await loadContent(pageAt(path), lang)
  return buildMetadata({ lang, path, title: meta.title, description: meta.description })
}

type ViewProps = { path: string; lang: Locale; after?: string | undefined; children?: ReactNode }

const View = async ({ path, lang, after, children }: ViewProps) => {
  const page = pageAt(path)
  const [content, link, pictureMessages, { t }] = await Promise.all([
    loadContent(page, lang),
    loadPageLinks(lang),
    loadMessages(lang, 'pictures'),
    getT('common', { lng: lang }),
  ])
  const draw = (id: PictureId, caption?: string, since?: readonly number[]) =>
    pictures[id].render(pictureMessages[id], `locales/${lang}/pictures.json`, caption, since)
  const picture = (id: PictureId) => draw(id, t('illustration'))
  const drawing = (id: PictureId, since: readonly number[]) => draw(id, undefined, since)
  const context = { lang, path, product: page.product, link, hasPage, picture, drawing, t }
  const cut = after ? content.sections.findIndex(({ id }) => id === after) + 1 : -1
  const sections = content.sections.map(({ id, render }) => render({ ...context, id }))
  return (
    <>
      <JsonLd
        of={{ lang, path }}
        graph={pageGraph({
          page,
          lang,
          content,
          link,
          business: { locality: t('city.hanoi'), demoNotice: t('footer.demoNotice') },
        })}
      />
      <Breadcrumbs lang={lang} path={path} link={link} label={t('breadcrumb')} />
      {sections.slice(0, cut)}
      {children}
      {sections.slice(cut)}
    </>
  )
}

type PageViewProps<Path extends FixedPath> = {
  path: Path
  lang: Locale
  after?: SectionId<Path>
  children: ReactNode
}

/** A page of the registry: its sections in order, its structured data, its breadcrumbs; `children` stand after the section `after`, else before the last. */
export const PageView = <Path extends FixedPath>(props: PageViewProps<Path>) => <View {...props} />

type Slot<Path extends FixedPath> = { after: SectionId<Path>; Slot: ComponentType<{ lang: Locale }> }

/** What the route of one page exports: its metadata and its view; a feature may stand in it, after a section. */
export const contentPage = <Path extends FixedPath>(path: Path, slot?: Slot<Path>) => ({
  metadata: async ({ params }: Params) => metadataOf(path, asLocale((await params).lang)),
  View: async ({ params }: Params) => {
    const lang = asLocale((await params).lang)
    return (
      <View path={path} lang={lang} after={slot?.after}>
        {slot && <slot.Slot lang={lang} />}
      </View>
    )
  },
})

/** What the route of a family (one dynamic segment) exports: its parameters, metadata and view; a feature may stand before the last section. */
export const contentFamily = <Key extends string>(
  folder: string,
  key: Key,
  Slot?: ComponentType<{ path: string; lang: Locale }>,
) => {
  const read = async (params: Params<Key>['params']) => {
    const { lang, [key]: slug } = await params
    return { path: `${folder}/${slug}`, lang: asLocale(lang) }
  }
  return {
    params: () => slugsUnder(folder).map((slug) => ({ [key]: slug })),
    metadata: async ({ params }: Params<Key>) => {
      const { path, lang } = await read(params)
      return metadataOf(path, lang)
    },
    View: async ({ params }: Params<Key>) => {
      const place = await read(params)
      return <View {...place}>{Slot && <Slot {...place} />}</View>
    },
  }
}
