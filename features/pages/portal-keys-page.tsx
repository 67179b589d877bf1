import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { KeyDeskIsland } from '@/features/api-keys/key-desk-island'
import { loadKeyMessages } from '@/features/api-keys/messages'
import { loadAuthMessages } from '@/features/auth/messages'
import { KEYS_PATH, WEBHOOKS_PATH } from '@/features/auth/products'
import { SignInNote } from '@/features/auth/sign-in-note'
import { unbroken } from '@/lib/domain/compounds'
import { asLocale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { publicConfig } from '@/lib/public-config'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = { params: Promise<{ lang: string }> }

const keysOf = async ({ params }: Params) => {
  const lang = asLocale((await params).lang)
  return { lang, messages: await loadKeyMessages(lang) }
}

/** What the route /portal/api-keys exports: the keys of who is signed in; search engines stay out. */
export const portalKeys = {
  metadata: async (props: Params) => {
    const { lang, messages } = await keysOf(props)
    const { metaTitle: title, metaDescription: description } = messages
    return buildMetadata({ lang, path: KEYS_PATH, title, description, index: false })
  },
  View: async (props: Params) => {
    const { lang, messages } = await keysOf(props)
    const hasSignIn = publicConfig().keycloak !== null
    return (
      <section
        data-product="aivoice"
        className="section wrap grid content-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h1 className="text-h1">{unbroken(messages.title)}</h1>
          <p className="mt-4 max-w-[40ch] text-lead text-fg-2">{messages.lead}</p>
          <p className="mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={href('/aivoice/api-docs', lang)}>{messages.documents}</TextLink>
            <TextLink href={href(WEBHOOKS_PATH, lang)}>{messages.webhooks}</TextLink>
          </p>
          {hasSignIn && <SignInNote lang={lang} messages={await loadAuthMessages(lang)} />}
        </div>
        {hasSignIn ? (
          <div>
            <KeyDeskIsland lang={lang} messages={messages} />
          </div>
        ) : (
          <div>
            <p className="max-w-[52ch] text-ui text-fg-2">{messages.noSignIn}</p>
            <LinkButton href={href('/contact-us', lang)} variant="secondary" className="mt-6">
              {messages.contact}
            </LinkButton>
          </div>
        )}
      </section>
    )
  },
}
