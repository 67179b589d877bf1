'use client'

import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { PortalTarget } from '@/features/auth/products'
import { SignInButtons } from '@/features/auth/sign-in-buttons'
import { useAuthAction } from '@/features/auth/use-auth-action'
import { useRedirect, type Entry } from '@/features/auth/use-redirect'
import type { AuthMessages, PortalMessages } from '@/features/auth/messages'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { TravelLine } from '@/components/ui/travel-line'

export type RedirectScreenProps = {
  lang: Locale
  line: ProductId
  /** The redirect messages with the product's name filled in. */
  messages: PortalMessages['redirect']
  signIn: AuthMessages
  /** Null when the product's address is not configured. */
  target: PortalTarget | null
  all: string
  help: { href: string; name: string }
}

const reload = () => window.location.reload()

/** The screen between this site and a product: taking you there, sign in first, or it cannot be done and who helps. */
export const RedirectScreen = (props: RedirectScreenProps & { entry: Entry }) => {
  const { lang, line, messages, signIn, target, help, entry } = props
  const redirect = useRedirect(target, entry)
  const { busy, act } = useAuthAction(lang, signIn.problem)
  const all = { href: props.all, name: messages.all }

  if (redirect.state === 'failed') {
    return (
      <div role="alert">
        <RedirectFrame line={line} title={messages.failed} text={messages.failedText} all={all}>
          {target && <Button onClick={reload}>{messages.retry}</Button>}
          <a href={help.href} className={buttonVariants({ variant: target ? 'secondary' : 'primary' })}>
            {help.name}
          </a>
        </RedirectFrame>
      </div>
    )
  }
  if (redirect.state === 'anonymous') {
    return (
      <RedirectFrame line={line} title={messages.anonymous} text={messages.anonymousText} all={all}>
        <SignInButtons messages={signIn.signIn} busy={busy} act={act} />
      </RedirectFrame>
    )
  }
  return (
    <RedirectFrame line={line} title={messages.going} text={messages.goingText} isMoving all={all}>
      {redirect.to && (
        <a href={redirect.to} className={buttonVariants({ variant: 'secondary' })}>
          {messages.goOn}
        </a>
      )}
      {target && (
        <noscript>
          <a href={target.front} className={buttonVariants({ variant: 'secondary' })}>
            {messages.goOn}
          </a>
        </noscript>
      )}
    </RedirectFrame>
  )
}

type RedirectFrameProps = {
  line: ProductId
  title: string
  text: string
  /** Draws the travelling highlight: something is under way. */
  isMoving?: boolean
  all: { href: string; name: string }
  children?: ReactNode
}

/** The centred column of the redirect screen in each of its states. */
export const RedirectFrame = ({ line, title, text, isMoving = false, all, children }: RedirectFrameProps) => (
  <div data-product={line} className="mx-auto grid max-w-[46ch] justify-items-center text-center">
    <TravelLine className={`w-full max-w-[36ch] ${isMoving ? '' : 'after:hidden'}`} />
    <h1 className="mt-7 text-h2">{title}</h1>
    <p className="mt-3 max-w-[36ch] text-ui text-fg-2">{text}</p>
    {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    <p className="mt-5">
      <TextLink href={all.href} look="quiet" className="inline-flex min-h-11 items-center text-small">
        {all.name}
      </TextLink>
    </p>
  </div>
)
