import type { NavMenu } from '@/components/layout/nav-types'
import type { PageLink } from '@/components/sections/section'
import { DEMO, pathsOf, type Menu } from '@/features/pages/page'
import { PAGES, pathsUnder } from '@/features/pages/registry'
import { AI_AGENTS, PRODUCTS, type ProductId } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { agentPath, outward } from '@/lib/i18n/href'

import type { Site } from '@/lib/site'

/** The paths of a menu, in the order of the registry. */
export const menu = (name: Menu) => pathsOf(PAGES.filter((page) => page.menu === name))

/** The paths of a product's own bar, the overview first: its pages but for its industries and use cases. */
export const productMenu = (id: ProductId) =>
  pathsOf(PAGES.filter(({ product, family }) => product === id && ['product', 'resource'].includes(family)))

type Translate = (key: string) => string
type Links = (path: string) => PageLink

const SAMPLES = '/#samples'

const external = (name: string, address: string | undefined, lang: Locale) =>
  address ? [{ name, href: outward(address, lang), external: true }] : []

/** The four header menus of the site, in the visitor's language. */
export const headerMenus = (t: Translate, link: Links, site: Site, lang: Locale): NavMenu[] => [
  {
    id: 'menu-products',
    label: t('header.products'),
    products: PRODUCTS.map((product) => ({ product, ...link(`/${product}`) })),
    columns: [
      {
        title: t('header.agents'),
        links: AI_AGENTS.map((agent) => ({ href: link(agentPath(agent)).href, name: t(`agents.${agent}`) })),
      },
      { title: t('header.features'), links: menu('features').map(link) },
    ],
    card: {
      title: t('header.featureTitle'),
      text: t('header.featureText'),
      cta: { href: link(DEMO).href, name: t('header.featureCta') },
    },
  },
  {
    id: 'menu-solutions',
    label: t('header.solutions'),
    columns: [
      {
        title: t('header.industries'),
        wide: true,
        links: [
          ...pathsUnder('/industries').map(link),
          { ...link('/industries'), name: t('header.allIndustries') },
        ],
      },
      {
        title: t('header.useCases'),
        links: [
          ...pathsUnder('/use-cases').map(link),
          { ...link('/use-cases'), name: t('header.allUseCases') },
        ],
      },
    ],
    card: {
      title: t('header.listenTitle'),
      text: t('header.listenText'),
      cta: { href: link(SAMPLES).href, name: t('header.listenCta') },
    },
  },
  {
    id: 'menu-resources',
    label: t('header.resources'),
    columns: [
      {
        wide: true,
        links: [...menu('resources').map(link), ...external(t('header.blog'), site.blogUrl, lang)],
      },
    ],
  },
  {
    id: 'menu-company',
    label: t('header.company'),
    columns: [{ links: menu('company').map(link) }],
  },
]

/** The footer's five columns. */
export const footerColumns = (t: Translate, link: Links, site: Site, lang: Locale) => [
  {
    title: t('footer.columns.products'),
    links: [...menu('products'), ...menu('features'), ...menu('topics'), ...menu('pricing')].map(link),
  },
  { title: t('footer.columns.industries'), links: pathsUnder('/industries').map(link) },
  { title: t('footer.columns.useCases'), links: pathsUnder('/use-cases').map(link) },
  {
    title: t('footer.columns.resources'),
    links: [...menu('resources').map(link), ...external(t('header.blog'), site.blogUrl, lang)],
  },
  { title: t('footer.columns.company'), links: menu('company').map(link) },
]
