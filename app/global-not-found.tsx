import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SiteDocument } from '@/app/site-document'
import { NotFoundView } from '@/features/pages/not-found-view'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { notFoundMetadata } from '@/lib/seo/metadata'

export { viewport } from '@/app/site-document'

/** The language the proxy settled on for this visit; paths the proxy does not see are Vietnamese. */
const visitLanguage = async () => {
  const lang = (await headers()).get('x-language')
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

export const generateMetadata = async (): Promise<Metadata> => {
  const lang = await visitLanguage()
  const { t } = await getT('common', { lng: lang })
  return notFoundMetadata(lang, t('notFound.title'), t('notFound.text'))
}

export default async function GlobalNotFound() {
  const lang = await visitLanguage()
  return (
    <SiteDocument lang={lang}>
      <NotFoundView lang={lang} />
    </SiteDocument>
  )
}
