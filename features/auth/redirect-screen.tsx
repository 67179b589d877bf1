'use client'

import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { PortalTarget } from '@/features/auth/products'
import { RedirectFrame } from '@/features/auth/redirect-frame'
import { SignInButtons } from '@/features/auth/sign-in-buttons'
import { useAuthAction } from '@/features/auth/use-auth-action'
import { useRedirect, type Entry } from '@/features/auth/use-redirect'
import type { AuthWords, PortalWords } from '@/features/auth/words'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'

export type RedirectScreenProps = {
  lang: Locale
  line: ProductId
  /** The redirect words with the product's name filled in. */
  words: PortalWords['redirect']
  signIn: AuthWords
  /** Null when the product's address is not configured. */
  target: PortalTarget | null
  all: string
  help: { href: string; name: string }
}

const reload = () => window.location.reload()

/** The screen between this site and a product: taking you there, sign in first, or it cannot be done and who helps. */
export const RedirectScreen = (props: RedirectScreenProps & { entry: Entry }) => {
  const { lang, line, words, signIn, target, help, entry } = props
  const redirect = useRedirect(target, entry)
  const { busy, act } = useAuthAction(lang, signIn.problem)
  const all = { href: props.all, name: words.all }

  if (redirect.state === 'failed') {
    return (
      <div role="alert">
        <RedirectFrame line={line} title={words.failed} text={words.failedText} all={all}>
          {target && <Button onClick={reload}>{words.retry}</Button>}
          <a href={help.href} className={buttonVariants({ variant: target ? 'secondary' : 'primary' })}>
            {help.name}
          </a>
        </RedirectFrame>
      </div>
    )
  }
  if (redirect.state === 'anonymous') {
    return (
      <RedirectFrame line={line} title={words.anonymous} text={words.anonymousText} all={all}>
        <SignInButtons words={signIn.signIn} busy={busy} act={act} />
      </RedirectFrame>
    )
  }
  return (
    <RedirectFrame line={line} title={words.going} text={words.goingText} isMoving all={all}>
      {redirect.to && (
        <a href={redirect.to} className={buttonVariants({ variant: 'secondary' })}>
          {words.goOn}
        </a>
      )}
      {target && (
        <noscript>
          <a href={target.front} className={buttonVariants({ variant: 'secondary' })}>
            {words.goOn}
          </a>
        </noscript>
      )}
    </RedirectFrame>
  )
}
