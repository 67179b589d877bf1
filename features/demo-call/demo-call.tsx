'use client'

import {
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { ContactLink } from '@/components/form/contact-links'
import { CallForm } from '@/features/demo-call/form/call-form'
import { CardHead } from '@/features/demo-call/card-head'
import type { Catalogue, OfferedKind } from '@/features/demo-call/form/catalogue'
import type { FormValues, Start } from '@/features/demo-call/form/form-values'
import { HandsetOffer } from '@/features/demo-call/handset/handset-offer'
import { KindSwitch } from '@/features/demo-call/form/kind-switch'
import type { CallError } from '@/features/demo-call/call/call-machine'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { ReplayLabels } from '@/features/demo-call/result/replay'
import { useActiveForm } from '@/features/demo-call/form/use-active-form'
import { nextPaint } from '@/lib/next-paint'
import { useLinkedAgent } from '@/features/demo-call/form/linked-agent'
import { useCallsLeft } from '@/features/demo-call/form/use-calls-left'
import { createCallStore, NO_CALL } from '@/features/demo-call/call/call-store'
import { useLinkedChoice } from '@/features/demo-call/form/use-linked-choice'
import { readCallMessages } from '@/features/demo-call/call-messages'
import type { CallMessages, CardMessages } from '@/features/demo-call/messages'
import { useCaptcha } from '@/components/form/use-captcha'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { LineMode } from '@/lib/env'
import type { Locale } from '@/lib/i18n/config'

// The markup of the form is in the page; everything that works in it is fetched when somebody comes near.
const loadScreens = () => import('@/features/demo-call/call/call-screens')
const loadNotice = () => import('@/features/demo-call/form/form-notice')
const CallScreens = lazy(lazyWithRetry(async () => (await loadScreens()).CallScreens))
const FormNotice = lazy(lazyWithRetry(async () => (await loadNotice()).FormNotice))
const Unavailable = lazy(
  lazyWithRetry(async () => (await import('@/features/demo-call/form/unavailable')).Unavailable),
)

export type DemoCallProps = {
  messages: CardMessages
  labels: ReplayLabels
  lang: Locale
  line: LineMode
  /** At least one; the first stands open. */
  offers: readonly OfferedKind[]
  /** The code a voice OTP form starts with. */
  code: string
  voiceHints: Readonly<Record<string, string>>
  ways: readonly ContactLink[]
  /** What stands here where no script runs. */
  noScript: ReactNode
  links: {
    privacy: string
    help: string
    samples: string
    contact: string
    numbers: string
  }
}

type WithCallMessagesProps = { lang: Locale; children: (messages: CallMessages) => ReactNode }

/** What says more than the card itself, once its words are there. */
const WithCallMessages = ({ lang, children }: WithCallMessagesProps) => (
  <Suspense>
    <Ready lang={lang}>{children}</Ready>
  </Suspense>
)

const Ready = ({ lang, children }: WithCallMessagesProps) => children(use(readCallMessages(lang)))

type Typed = Pick<FormValues, 'phoneNumber' | 'personalizedFields'>

/** The demo-call card: one form, and a screen per state of the call laid over it, so that nothing below ever moves. */
export const DemoCall = ({ messages, lang, links, ...props }: DemoCallProps) => {
  const [call] = useState(() => createCallStore(lang))
  const { view, interrupted } = useSyncExternalStore(call.subscribe, call.getState, () => NO_CALL)
  const { slot, solve } = useCaptcha(lang)
  const [offers, setOffers] = useState(props.offers)
  const [chosenKind, setKind] = useState<DemoCallKind>()
  const [carried, setCarried] = useState<Typed>()
  const [isNear, setIsNear] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const linked = useLinkedChoice(offers, lang, card)
  const again = interrupted && offers.some((one) => one.kind === interrupted.kind) ? interrupted : undefined
  const kind = chosenKind ?? again?.kind ?? linked?.kind ?? offers[0]?.kind ?? 'auto-call'
  const typed = carried ?? again ?? linked?.values
  const formKey = again ? `${kind} again` : linked ? `${kind} linked` : kind
  const callsLeft = useCallsLeft(kind, card, view.state === 'DONE')

  const offer = offers.find((one) => one.kind === kind)
  const catalogue = offer?.catalogue ?? null
  const { code, line } = props
  const offered = useMemo<Start | null>(
    () => catalogue && { kind, catalogue, campaignId: offer?.campaignId, code, lang, line, typed },
    [kind, catalogue, offer?.campaignId, code, lang, line, typed],
  )
  const send = useCallback((values: FormValues) => call.submit(values, solve), [call, solve])
  const agent = useLinkedAgent()
  const isLinked =
    agent !== undefined && (catalogue?.campaigns ?? []).some(({ aiAgent }) => aiAgent === agent)
  const {
    form,
    start,
    messages: callMessages,
    attach,
    earlyPress,
    submit: submitForm,
  } = useActiveForm({ start: offered, lang, isNeeded: isNear || isLinked, onSubmit: send })

  const prefetch = () => {
    if (isNear) return
    setIsNear(true)
    // What says that something failed has to be there when nothing can be fetched any more.
    // After the picture of the focus, which asks for the form's own code already.
    const loadRest = () => Promise.all([loadScreens(), loadNotice(), readCallMessages(lang)])
    void nextPaint()
      .then(loadRest)
      .catch(() => undefined)
  }

  const refused = view.state === 'INIT' ? view.error : undefined
  const onKind = (next: DemoCallKind) => {
    // Nobody types a number twice; consent is given for one kind of call.
    if (form) {
      const { phoneNumber, personalizedFields } = form.getState().values
      setCarried({ phoneNumber, personalizedFields })
    }
    setKind(next)
    prefetch()
  }

  const onLoaded = (loaded: Catalogue) =>
    setOffers((all) => all.map((one) => (one.kind === kind ? { ...one, catalogue: loaded } : one)))

  const handset = (emphasis: 'quiet' | 'strong', of: DemoCallKind = kind) => (
    <HandsetOffer messages={messages.handset} lang={lang} kind={of} form={form} emphasis={emphasis} />
  )
  const exhausted = callsLeft?.callsLeft === 0
  const error: CallError | undefined =
    refused ?? (exhausted ? { code: 'DAILY_LIMIT_REACHED', retryAt: callsLeft.resetsAt } : undefined)

  return (
    <div
      ref={card}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      className="rounded-lg bg-raised shadow-md sm:shadow-lg"
      data-call={view.state}
      data-kind={kind}
    >
      <CardHead messages={messages} left={callsLeft?.callsLeft} />
      {props.noScript}
      <div className="grid noscript:hidden">
        <div
          inert={view.state !== 'INIT'}
          className={`col-start-1 row-start-1 ${view.state === 'INIT' ? '' : 'opacity-0'}`}
        >
          {offers.length > 1 && (
            <div className="px-5 pt-5 sm:px-6">
              <KindSwitch
                messages={messages}
                kinds={offers.map((one) => one.kind)}
                kind={kind}
                onChange={onKind}
              />
            </div>
          )}
          {start && (
            <CallForm
              key={formKey}
              form={form}
              attach={attach}
              press={earlyPress}
              messages={messages}
              start={start}
              voiceHints={props.voiceHints}
              links={links}
              notice={
                error && (
                  <WithCallMessages lang={lang}>
                    {(words) => (
                      <FormNotice
                        messages={words}
                        lang={lang}
                        error={error}
                        isRefusal={refused !== undefined}
                        help={links.help}
                        ways={props.ways}
                        handset={handset('strong')}
                      />
                    )}
                  </WithCallMessages>
                )
              }
              exhausted={exhausted}
              isOpen={chosenKind !== undefined || linked !== undefined || isLinked}
              fieldErrors={callMessages?.errors.fields}
              captcha={slot}
              aside={!error && handset('quiet')}
              onSubmit={submitForm}
            />
          )}
          <Suspense>
            {!start && (
              <Unavailable
                messages={messages}
                kind={kind}
                links={links}
                onLoaded={onLoaded}
                handset={handset('strong')}
                key={kind}
              />
            )}
          </Suspense>
        </div>
        {view.state !== 'INIT' && (
          <div className="col-start-1 row-start-1 grid">
            <WithCallMessages lang={lang}>
              {(words) => (
                <CallScreens
                  messages={words}
                  labels={props.labels}
                  view={view}
                  lang={lang}
                  links={links}
                  onHangUp={call.hangUp}
                  onAgain={call.reset}
                  handset={view.state === 'DONE' && handset('strong', view.call.kind)}
                />
              )}
            </WithCallMessages>
          </div>
        )}
      </div>
    </div>
  )
}
