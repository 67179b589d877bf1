import '@/styles/globals.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { latin, vietnamese } from '@/app/fonts'
import { NotFoundView } from '@/features/pages/not-found-view'
import { DEFAULT_LANG, isLang } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { THEME_SCRIPT } from '@/lib/theme'

/** The language the proxy settled on for this visit; paths the proxy does not see are Vietnamese. */
const visitLanguage = async () => {
  const lang = (await headers()).get('x-language')
  return isLang(lang) ? lang : DEFAULT_LANG
}

export const generateMetadata = async (): Promise<Metadata> => {
  const { t } = await getT('common', { lng: await visitLanguage() })
  return { title: t('notFound.title'), robots: { index: false } }
}

export default async function GlobalNotFound() {
  const lang = await visitLanguage()
  return (
    <html
      lang={lang}
      data-theme="light"
      suppressHydrationWarning
      className={`${vietnamese.variable} ${latin.variable}`}
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <NotFoundView lang={lang} />
      </body>
    </html>
  )
}
