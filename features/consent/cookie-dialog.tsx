import { createPortal } from 'react-dom'
import { Badge } from '@/components/ui/badge'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/text-link'
import { ConsentAnswers } from './consent-answers'
import { useStanding, type Standing } from './use-choice'
import { useGtmId } from './use-gtm-id'

type Category = { title: string; text: string }
export type ChoiceWords = {
  open: string
  title: string
  close: string
  nothing: string
  necessary: Category & { always: string }
  measuring: Category
  standing: Record<Exclude<Standing, 'unknown'>, string>
  accept: string
  refuse: string
  policy: string
}

type PanelProps = { words: ChoiceWords; policyHref: string }
type CookieDialogProps = PanelProps & { isOpen: boolean; onClose: () => void }

const Row = ({ title, text, mark }: Category & { mark: string }) => (
  <li className="border-b border-rule py-4">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <b className="font-strong text-fg">{title}</b>
      <Badge>{mark}</Badge>
    </p>
    <p className="mt-1 text-small">{text}</p>
  </li>
)

const Panel = ({ words, policyHref }: PanelProps) => {
  const standing = useStanding()
  const gtmId = useGtmId('at once')
  const isAsked = Boolean(gtmId) && standing !== 'gpc'
  const mark = standing === 'unknown' ? words.standing.open : words.standing[standing]
  return (
    <>
      {gtmId === '' && <p>{words.nothing}</p>}
      <ul className="border-rule not-first:mt-3 not-first:border-t first:-mt-4">
        <Row {...words.necessary} mark={words.necessary.always} />
        {gtmId && <Row {...words.measuring} mark={mark} />}
      </ul>
      <p role="status" className="sr-only">
        {gtmId ? mark : ''}
      </p>
      {isAsked && <ConsentAnswers words={words} className="mt-5" />}
      <TextLink href={policyHref} prefetch={false} className="mt-5">
        {words.policy}
      </TextLink>
    </>
  )
}

/** The categories with what was chosen, to choose anew; outside of the footer, whose colours are not the page's. */
export const CookieDialog = ({ words, policyHref, isOpen, onClose }: CookieDialogProps) =>
  createPortal(
    <Dialog id="cookie-choices" title={words.title} closeLabel={words.close} open={isOpen} onClose={onClose}>
      <Panel words={words} policyHref={policyHref} />
    </Dialog>,
    document.body,
  )
