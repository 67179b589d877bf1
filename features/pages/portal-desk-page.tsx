import type { ComponentType } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { loadAuthMessages } from '@/features/auth/messages'
import { SignInNote } from '@/features/auth/sign-in-note'
import { unbroken } from '@/lib/domain/compounds'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { publicConfig } from '@/lib/public-config'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = { params: Promise<{ lang: string }> }

type DeskMessages = Record<
  'metaTitle' | 'metaDescription' | 'title' | 'lead' | 'noSignIn' | 'contact',
  string
>

type PortalDesk<Messages extends DeskMessages> = {
  path: string
  product: 'aicall' | 'aivoice'
  load: (lang: Locale) => Promise<Messages>
  /** Where else to go: path and words. */
  links: (messages: Messages) => readonly (readonly [string, string])[]
  Desk: ComponentType<{ lang: Locale; messages: Messages }>
}

/** What a route of the portal exports whose desk belongs to who is signed in; search engines stay out. */
export const portalDesk = <Messages extends DeskMessages>(desk: PortalDesk<Messages>) => {
  const { path, product, load, links, Desk } = desk
  const contentOf = async ({ params }: Params) => {
    const lang = asLocale((await params).lang)
    return { lang, messages: await load(lang) }
  }
  return {
    metadata: async (props: Params) => {
      const { lang, messages } = await contentOf(props)
      const { metaTitle: title, metaDescription: description } = messages
      return buildMetadata({ lang, path, title, description, index: false })
    },
    View: async (props: Params) => {
      const { lang, messages } = await contentOf(props)
      const hasSignIn = publicConfig().keycloak !== null
      return (
        <section
          data-product={product}
          className="section wrap grid content-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]"
        >
          <div>
            <h1 className="text-h1">{unbroken(messages.title)}</h1>
            <p className="mt-4 max-w-[40ch] text-lead text-fg-2">{messages.lead}</p>
            <p className="mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-2">
              {links(messages).map(([to, text]) => (
                <TextLink key={to} href={href(to, lang)}>
                  {text}
                </TextLink>
              ))}
            </p>
            {hasSignIn && <SignInNote lang={lang} messages={await loadAuthMessages(lang)} />}
          </div>
          {hasSignIn ? (
            <div>
              <Desk lang={lang} messages={messages} />
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
}
