import { SiteContact } from '@/features/pages/site-contact'
import { SiteFooter } from '@/features/pages/site-footer'
import { SiteHeader } from '@/features/pages/site-header'
import { HeaderMotion } from '@/components/layout/header-motion'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'

/** The whole page for an address that does not exist: header and footer stay, two ways on. */
export const NotFoundView = async ({ lang }: { lang: Lang }) => {
  const { t } = await getT('common', { lng: lang })
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader lang={lang} />
      <main id="main" tabIndex={-1} className="wrap section outline-none">
        <EmptyState
          title={t('notFound.title')}
          text={t('notFound.text')}
          level={1}
          actions={
            <>
              <LinkButton href={href('/', lang)} prefetch={false}>
                {t('notFound.home')}
              </LinkButton>
              <LinkButton href={href('/contact-us', lang)} prefetch={false} variant="secondary">
                {t('notFound.contact')}
              </LinkButton>
            </>
          }
        />
      </main>
      <SiteFooter lang={lang} />
      <SiteContact lang={lang} />
      <HeaderMotion />
    </>
  )
}
