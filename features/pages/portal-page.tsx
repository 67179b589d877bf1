import { notFound } from 'next/navigation'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { PortalList } from '@/features/auth/portal-list'
import {
  KEYS_PATH,
  WEBHOOKS_PATH,
  lineOf,
  listedProducts,
  PORTAL_IDS,
  portalPath,
  portalTarget,
  type PortalId,
} from '@/features/auth/products'
import { SignInNote } from '@/features/auth/sign-in-note'
import { loadAuthMessages, loadPortalMessages, type PortalMessages } from '@/features/auth/messages'
import { FlagsProvider } from '@/features/flags/flags'
import { SeparateSignInBadge } from '@/features/pages/separate-sign-in-badge'
import { PortalRedirect } from '@/features/pages/portal-redirect'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { href, outward } from '@/lib/i18n/href'
import { publicConfig } from '@/lib/public-config'
import { buildMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { unbroken } from '@/lib/domain/compounds'

type Params = { params: Promise<{ lang: string }> }
type ProductParams = { params: Promise<{ lang: string; product: string }> }

const CONTACT = '/contact-us'

const Empty = ({ messages, lang }: { messages: PortalMessages['list']; lang: Locale }) => (
  <div>
    <h2 className="text-h4">{messages.empty}</h2>
    <p className="mt-2 max-w-[56ch] text-fg-2">{messages.emptyText}</p>
    <LinkButton href={href(CONTACT, lang)} variant="secondary" className="mt-6">
      {messages.contact}
    </LinkButton>
  </div>
)

const listOf = async ({ params }: Params) => {
  const lang = asLocale((await params).lang)
  return { lang, messages: await loadPortalMessages(lang) }
}

/** What the route /portal exports: the applications one account opens; search engines stay out. */
export const portalList = {
  metadata: async (props: Params) => {
    const { lang, messages } = await listOf(props)
    const { metaTitle: title, metaDescription: description } = messages.list
    return buildMetadata({ lang, path: '/portal', title, description, index: false })
  },
  View: async (props: Params) => {
    const { lang, messages } = await listOf(props)
    const { apps } = site(lang)
    return (
      <section className="section wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="text-h1">{unbroken(messages.list.title)}</h1>
          <p className="mt-4 mb-8 max-w-[40ch] text-lead text-fg-2">{messages.list.lead}</p>
          {publicConfig().keycloak && <SignInNote lang={lang} messages={await loadAuthMessages(lang)} />}
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={href(KEYS_PATH, lang)}>{messages.list.keys}</TextLink>
            <TextLink href={href(WEBHOOKS_PATH, lang)}>{messages.list.webhooks}</TextLink>
          </p>
        </div>
        {listedProducts(apps).length > 0 ? (
          <FlagsProvider>
            <PortalList
              lang={lang}
              messages={messages}
              apps={apps}
              note={(flag) => <SeparateSignInBadge flag={flag} label={messages.list.own} />}
            />
          </FlagsProvider>
        ) : (
          <Empty messages={messages.list} lang={lang} />
        )}
      </section>
    )
  },
}

const asPortalId = (value: string) => PORTAL_IDS.find((id) => id === value) ?? notFound()

const named = (messages: PortalMessages, id: PortalId) => {
  const name = messages.products[id].name
  const filled = Object.entries(messages.redirect).map(([key, text]) => [key, fillIn(text, { name })])
  // Object.fromEntries forgets its keys; they are those of the messages themselves.
  return Object.fromEntries(filled) as PortalMessages['redirect']
}

const productOf = async ({ params }: ProductParams) => {
  const { lang: code, product } = await params
  const [lang, id] = [asLocale(code), asPortalId(product)]
  return { lang, id, messages: named(await loadPortalMessages(lang), id) }
}

const helpOf = (lang: Locale, messages: PortalMessages) => {
  const { hotline, salesPhone } = site(lang)
  const phone = hotline ?? salesPhone
  const call = phone && telHref(phone)
  return phone && call
    ? { href: call, name: fillIn(messages.redirect.call, { phone: formatPhone(phone, lang) }) }
    : { href: href(CONTACT, lang), name: messages.list.contact }
}

const targetOf = (id: PortalId, lang: Locale) => {
  const target = portalTarget(id, lang, site(lang).apps)
  if (!target) return null
  const { address, front, flag } = target
  return { address: outward(address, lang), front: outward(front, lang), flag }
}

/** What the route /portal/{product} exports: the screen that leads to a product, whose address only the configuration says. */
export const portalProduct = {
  params: () => PORTAL_IDS.map((product) => ({ product })),
  metadata: async (props: ProductParams) => {
    const { lang, id, messages } = await productOf(props)
    const { metaTitle: title, metaDescription: description } = messages
    return buildMetadata({ lang, path: portalPath(id), title, description, index: false })
  },
  View: async (props: ProductParams) => {
    const { lang, id, messages } = await productOf(props)
    const [signIn, all] = await Promise.all([loadAuthMessages(lang), loadPortalMessages(lang)])
    return (
      <section className="section wrap">
        <PortalRedirect
          lang={lang}
          line={lineOf(id)}
          messages={messages}
          signIn={signIn}
          target={targetOf(id, lang)}
          hasSignIn={publicConfig().keycloak !== null}
          all={href('/portal', lang)}
          help={helpOf(lang, all)}
        />
      </section>
    )
  },
}
