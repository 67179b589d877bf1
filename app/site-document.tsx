import '@/styles/globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { latin, monoLatin, monoVietnamese, vietnamese } from '@/app/fonts'
import { IconSprite } from '@/components/layout/icon-sprite'
import { FloatingWatch } from '@/components/layout/floating-watch'
import { HeaderMotion } from '@/components/layout/header-motion'
import { NO_EVAL_SCRIPT } from '@/components/layout/no-eval'
import { REPORT_SCRIPT } from '@/components/layout/report-errors'
import { LAZY_LAYOUT_SCRIPT } from '@/components/layout/lazy-layout'
import { PageRest } from '@/components/layout/page-rest'
import { StaticMarkup } from '@/components/layout/static-markup'
import { WordsEditor } from '@/components/layout/words-editor'
import { SoftNavigation } from '@/components/layout/soft-navigation'
import { ConnectionToasts, ToastHost } from '@/components/ui/toast-host'
import { AudioController } from '@/features/audio/audio-controller'
import { ConsentRoot } from '@/features/consent/consent-root'
import { loadConsentMessages } from '@/features/consent/messages'
import { LanguageSuggestion } from '@/features/language/language-suggestion'
import { FirstSign } from '@/features/pages/first-sign'
import { SiteContact } from '@/features/pages/site-contact'
import { SiteFooter } from '@/features/pages/site-footer'
import { SiteHeader } from '@/features/pages/site-header'
import { assetUrl } from '@/lib/asset-url'
import { EARLY_PLAY_SCRIPT } from '@/features/audio/early-play'
import { EARLY_PRESS_SCRIPT } from '@/lib/forms/early-press'
import { otherLocale, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { SAVE_DATA_SCRIPT } from '@/lib/save-data'
import { THEME_SCRIPT } from '@/components/layout/theme'

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#07191a' },
  ],
}

type SiteDocumentProps = { lang: Locale; children: ReactNode }

/** The whole document around a page's content, the page for an unknown address included. */
export const SiteDocument = async ({ lang, children }: SiteDocumentProps) => {
  const [{ t }, { banner }] = await Promise.all([getT('common', { lng: lang }), loadConsentMessages(lang)])
  return (
    <html
      lang={lang}
      data-theme="light"
      data-assets={assetUrl('') || undefined}
      suppressHydrationWarning
      className={`${vietnamese.variable} ${latin.variable} ${monoVietnamese.variable} ${monoLatin.variable}`}
    >
      <head>
        <StaticMarkup as="script" id="first-script" of={{ lang }}>
          {`${THEME_SCRIPT};${SAVE_DATA_SCRIPT};${LAZY_LAYOUT_SCRIPT};${EARLY_PRESS_SCRIPT};${EARLY_PLAY_SCRIPT};${NO_EVAL_SCRIPT};${REPORT_SCRIPT}`}
        </StaticMarkup>
      </head>
      <body>
        <IconSprite lang={lang} />
        <a href="#main" className="skip-link">
          {t('skip')}
        </a>
        <ConsentRoot messages={banner} policyHref={href('/cookie-policy', lang)} />
        <SiteHeader lang={lang} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter lang={lang} />
        <SiteContact lang={lang} />
        <LanguageSuggestion
          lang={lang}
          other={otherLocale(lang)}
          messages={{
            suggestion: t('language.suggestion'),
            accept: t('language.accept'),
            dismiss: t('language.dismiss'),
          }}
        />
        <HeaderMotion />
        <PageRest />
        <FloatingWatch />
        <SoftNavigation />
        <FirstSign />
        <WordsEditor />
        <AudioController />
        <ToastHost regionLabel={t('toast.region')} closeLabel={t('toast.close')} />
        <ConnectionToasts lost={t('toast.offline')} back={t('toast.online')} />
      </body>
    </html>
  )
}
