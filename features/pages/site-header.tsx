import { Header } from '@/components/layout/header'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { Logo } from '@/components/layout/logo'
import { PhoneMenu } from '@/components/layout/phone-menu'
import { SignInMenu } from '@/components/layout/sign-in-menu'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { loadPageLinks } from '@/features/pages/page-links'
import { headerMenus } from '@/features/pages/shell-props'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

/** The header of a language, with its islands in place. */
export const SiteHeader = async ({ lang }: { lang: Lang }) => {
  const [{ t }, link] = await Promise.all([getT('common', { lng: lang }), loadPageLinks(lang)])
  const config = site(lang)
  const brand = config.brand
  const menus = headerMenus(t, link, config)
  const links = [{ href: link('/aicall/pricing').href, name: t('header.pricing') }]
  const tryFree = { href: link('/aicall#demo').href, name: t('header.tryFree') }
  const language = <LanguageSwitcher lang={lang} label={t('language.label')} />
  const theme = <ThemeToggle label={t('theme.label')} />
  const account = (id: string) => (
    <SignInMenu
      id={id}
      label={t('header.signIn')}
      lead={t('header.signInLead')}
      note={t('header.signInSoon')}
    />
  )
  return (
    <Header
      brand={brand}
      labels={{ nav: t('header.label'), home: t('header.home', { brand }) }}
      home={href('/', lang)}
      menus={menus}
      links={links}
      tryFree={tryFree}
      language={language}
      theme={theme}
      account={account('menu-account')}
      phoneMenu={
        <PhoneMenu
          labels={{ open: t('header.openMenu'), close: t('header.closeMenu'), menu: t('header.menu') }}
          menus={menus}
          links={links}
          tryFree={tryFree}
          brand={<Logo brand={brand} />}
          account={account('menu-account-phone')}
          language={language}
          theme={theme}
        />
      }
    />
  )
}
