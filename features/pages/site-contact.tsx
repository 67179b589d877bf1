import { IconMessages } from '@tabler/icons-react'
import { ContactBar, type ContactWay } from '@/components/layout/contact-bar'
import { Icon } from '@/components/ui/icon'
import { ChatLaunchIsland } from '@/features/contact/chat-launch-island'
import { SEARCH_PATH } from '@/features/search/catalogue'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { href, outward } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

/** The floating contact bar of a language; a channel that is not configured is not offered. */
export const SiteContact = async ({ lang }: { lang: Locale }) => {
  const { t } = await getT('common', { lng: lang })
  const { salesPhone, zaloUrl, messengerUrl, chatWidgetUrl } = site(lang)
  const zalo = zaloUrl && outward(zaloUrl, lang)
  const phone = salesPhone && telHref(salesPhone)
  const ways: ContactWay[] = [
    // Without a script, a search.
    { kind: 'assistant', label: t('contact.assistant'), href: href(SEARCH_PATH, lang) },
    ...(salesPhone && phone
      ? [
          {
            kind: 'phone' as const,
            label: t('contact.phone'),
            detail: formatPhone(salesPhone, lang),
            href: phone,
          },
        ]
      : []),
    ...(zalo ? [{ kind: 'zalo' as const, label: t('contact.zaloText'), href: zalo }] : []),
    ...(messengerUrl
      ? [{ kind: 'messenger' as const, label: t('contact.messenger'), href: outward(messengerUrl, lang) }]
      : []),
    { kind: 'form', label: t('contact.form'), href: href('/contact-us', lang) },
  ]
  return (
    <ContactBar
      lang={lang}
      phone={phone}
      zalo={zalo}
      ways={ways}
      chat={
        chatWidgetUrl && (
          <ChatLaunchIsland
            address={chatWidgetUrl}
            icon={<Icon of={IconMessages} />}
            messages={{
              label: t('contact.chat.label'),
              states: {
                closed: t('contact.chat.closed'),
                opening: t('contact.chat.opening'),
                open: t('contact.chat.open'),
                failed: t('contact.chat.failed'),
              },
            }}
          />
        )
      }
      labels={{
        region: t('contact.label'),
        open: t('contact.open'),
        call: t('contact.call'),
        zalo: t('contact.zalo'),
        title: t('contact.title'),
        lead: t('contact.lead'),
        close: t('contact.close'),
        external: t('contact.external'),
      }}
    />
  )
}
