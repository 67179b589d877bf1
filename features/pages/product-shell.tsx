import type { ReactNode } from 'react'
import { ProductBar } from '@/components/layout/product-bar'
import { productMenu } from '@/features/pages/nav'
import { loadPageLinks } from '@/features/pages/content'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { outward } from '@/lib/i18n/href'
import type { ProductId } from '@/lib/contract/enums'
import { site } from '@/lib/site'

type ProductShellProps = { product: ProductId; lang: Locale; children: ReactNode }

/** What the pages of one product share: its bar under the header, and its colour. */
export const ProductShell = async ({ product, lang, children }: ProductShellProps) => {
  const [{ t }, link] = await Promise.all([getT('common', { lng: lang }), loadPageLinks(lang)])
  const [overview = '', ...rest] = productMenu(product)
  const { href, name } = link(overview)
  const app = site(lang).apps[product]
  return (
    <div data-product={product}>
      <ProductBar
        product={product}
        name={name}
        label={t('product.bar', { name })}
        links={[{ href, name: t('product.overview') }, ...rest.map(link)]}
        open={app ? { href: outward(app, lang), name: t('product.open', { name }) } : undefined}
      />
      {children}
    </div>
  )
}
