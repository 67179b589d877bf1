import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { loadAuthMessages } from '@/features/auth/messages'
import { KEYS_PATH, WEBHOOKS_PATH } from '@/features/auth/products'
import { SignInNote } from '@/features/auth/sign-in-note'
import { loadWebhookMessages } from '@/features/webhooks/messages'
import { WebhookDeskIsland } from '@/features/webhooks/webhook-desk-island'
import { unbroken } from '@/lib/domain/compounds'
import { asLocale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { publicConfig } from '@/lib/public-config'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = { params: Promise<{ lang: string }> }

const webhooksOf = async ({ params }: Params) => {
  const lang = asLocale((await params).lang)
  return { lang, messages: await loadWebhookMessages(lang) }
}

/** What the route /portal/webhooks exports: what the programs of who is signed in are told; search engines stay out. */
export const portalWebhooks = {
  metadata: async (props: Params) => {
    const { lang, messages } = await webhooksOf(props)
    const { metaTitle: title, metaDescription: description } = messages
    return buildMetadata({ lang, path: WEBHOOKS_PATH, title, description, index: false })
  },
  View: async (props: Params) => {
    const { lang, messages } = await webhooksOf(props)
    const hasSignIn = publicConfig().keycloak !== null
    return (
      <section
        data-product="aicall"
        className="section wrap grid content-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h1 className="text-h1">{unbroken(messages.title)}</h1>
          <p className="mt-4 max-w-[40ch] text-lead text-fg-2">{messages.lead}</p>
          <p className="mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={href('/aicall/api-docs/webhooks', lang)}>{messages.documents}</TextLink>
            <TextLink href={href(KEYS_PATH, lang)}>{messages.keys}</TextLink>
          </p>
          {hasSignIn && <SignInNote lang={lang} messages={await loadAuthMessages(lang)} />}
        </div>
        {hasSignIn ? (
          <div>
            <WebhookDeskIsland lang={lang} messages={messages} />
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
