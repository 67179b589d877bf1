import { use } from 'react'
import { createPortal } from 'react-dom'
import { Badge } from '@/components/ui/badge'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/text-link'
import type { Locale } from '@/lib/i18n/config'
import { readChoiceMessages, type ChoiceMessages } from './choice-messages'
import { ConsentAnswers } from './consent-answers'
import { useConsentState } from './consent-state'
import { useGtmId } from './use-gtm-id'

type Category = ChoiceMessages['measuring']
type PanelProps = { messages: ChoiceMessages; policyHref: string }
type CookieDialogProps = { lang: Locale; policyHref: string; isOpen: boolean; onClose: () => void }

const Row = ({ title, text, mark }: Category & { mark: string }) => (
  <li className="border-b border-rule py-4">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <b className="font-strong text-fg">{title}</b>
      <Badge>{mark}</Badge>
    </p>
    <p className="mt-1 text-small">{text}</p>
  </li>
)

const Panel = ({ messages, policyHref }: PanelProps) => {
  const state = useConsentState()
  const gtmId = useGtmId('at once')
  const isAsked = Boolean(gtmId) && state !== 'gpc'
  const mark = state === 'unknown' ? messages.standing.open : messages.standing[state]
  return (
    <>
      {gtmId === '' && <p>{messages.nothing}</p>}
      <ul className="border-rule not-first:mt-3 not-first:border-t first:-mt-4">
        <Row {...messages.necessary} mark={messages.necessary.always} />
        {gtmId && <Row {...messages.measuring} mark={mark} />}
      </ul>
      <p role="status" className="sr-only">
        {gtmId ? mark : ''}
      </p>
      {isAsked && <ConsentAnswers messages={messages} className="mt-5" />}
      <TextLink href={policyHref} className="mt-5">
        {messages.policy}
      </TextLink>
    </>
  )
}

/** The categories with what was chosen, to choose anew; outside of the footer, whose colours are not the page's. */
export const CookieDialog = ({ lang, policyHref, isOpen, onClose }: CookieDialogProps) => {
  const messages = use(readChoiceMessages(lang))
  return createPortal(
    <Dialog
      id="cookie-choices"
      title={messages.title}
      closeLabel={messages.close}
      open={isOpen}
      onClose={onClose}
    >
      <Panel messages={messages} policyHref={policyHref} />
    </Dialog>,
    document.body,
  )
}
