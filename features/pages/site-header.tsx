import { Header } from '@/components/layout/header'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { LinkButton } from '@/components/ui/link-button'
import { AccountArea } from '@/features/auth/account-area'
import { AuthStart } from '@/features/auth/auth-start'
import { HeaderAction } from '@/features/auth/header-action'
import { listedProducts, portalPath } from '@/features/auth/products'
import { loadAuthMessages, loadPortalMessages } from '@/features/auth/messages'
import { loadPageLinks } from '@/features/pages/content'
import { headerMenus } from '@/features/pages/nav'
import type { Locale } from '@/lib/i18n/config'
import { SEARCH_PATH } from '@/features/search/catalogue'
import { loadSearchMessages } from '@/features/search/messages'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { publicConfig } from '@/lib/public-config'
import { site } from '@/lib/site'

const accountProps = async (lang: Locale) => {
  const [messages, { products }] = await Promise.all([loadAuthMessages(lang), loadPortalMessages(lang)])
  const apps = listedProducts(site(lang).apps).map(({ id, line }) => ({
    href: href(portalPath(id), lang),
    name: products[id].name,
    line,
  }))
  return { lang, messages, apps, portal: href('/portal', lang) }
}

/** The header of a language, with its islands in place; without an identity server it has no sign-in. */
export const SiteHeader = async ({ lang }: { lang: Locale }) => {
  const [{ t }, link, account, messages] = await Promise.all([
    getT('common', { lng: lang }),
    loadPageLinks(lang),
    accountProps(lang),
    loadSearchMessages(lang),
  ])
  const config = site(lang)
  const hasSignIn = publicConfig().keycloak !== null
  const tryFree = { href: link('/aicall#demo').href, name: t('header.tryFree') }
  const tryButton = (
    <LinkButton href={tryFree.href} size="sm" className="h-10">
      {tryFree.name}
    </LinkButton>
  )
  const portal = { href: account.portal, name: account.messages.account.myApps }
  return (
    <>
      <Header
        lang={lang}
        brand={config.brand}
        labels={{
          nav: t('header.label'),
          home: t('header.home', { brand: config.brand }),
          openMenu: t('header.openMenu'),
          closeMenu: t('header.closeMenu'),
        }}
        home={href('/', lang)}
        menus={headerMenus(t, link, config, lang)}
        links={[{ href: link('/aicall/pricing').href, name: t('header.pricing') }]}
        search={{ href: href(SEARCH_PATH, lang), name: messages.open }}
        tryFree={tryFree}
        theme={<ThemeToggle label={t('theme.label')} />}
        language={<LanguageSwitcher lang={lang} label={t('language.label')} />}
        account={hasSignIn && <AccountArea id="menu-account" {...account} />}
        action={hasSignIn ? <HeaderAction portal={portal} tryFree={tryButton} /> : tryButton}
      />
      <AuthStart ended={account.messages.ended} />
    </>
  )
}
