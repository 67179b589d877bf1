'use client'

import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { ContactLink } from '@/components/form/contact-links'
import { CallForm } from '@/features/demo-call/form/call-form'
import { CardHead } from '@/features/demo-call/card-head'
import type { Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { HandsetMessages } from '@/features/demo-call/handset/messages-schema'
import { HandsetOffer } from '@/features/demo-call/handset/handset-offer'
import { KindSwitch } from '@/features/demo-call/form/kind-switch'
import type { ActiveForm } from '@/features/demo-call/form/active-form'
import type { CallError } from '@/features/demo-call/call/call-machine'
import { NoScript } from '@/features/demo-call/no-script'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { ReplayLabels } from '@/features/demo-call/result/replay'
import type { Start } from '@/features/demo-call/form/scenarios'
import { useLinkedAgent } from '@/features/demo-call/form/use-linked-agent'
import { useCallsLeft } from '@/features/demo-call/form/use-calls-left'
import { useDemoCall } from '@/features/demo-call/call/use-demo-call'
import { useEarlyPress } from '@/features/demo-call/form/use-early-press'
import { useLinkedChoice } from '@/features/demo-call/form/use-linked-choice'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import { useCaptcha } from '@/components/form/use-captcha'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

// The markup of the form is in the page; everything that works in it is fetched when somebody comes near.
const loadScreens = () => import('@/features/demo-call/call/call-screens')
const loadNotice = () => import('@/features/demo-call/form/form-notice')
const CallScreens = lazy(lazyWithRetry(async () => (await loadScreens()).CallScreens))
const FormNotice = lazy(lazyWithRetry(async () => (await loadNotice()).FormNotice))
const FormLogic = lazy(
  lazyWithRetry(async () => (await import('@/features/demo-call/form/form-logic')).FormLogic),
)
const Unavailable = lazy(
  lazyWithRetry(async () => (await import('@/features/demo-call/form/unavailable')).Unavailable),
)

/** One kind of call a card offers: what can be chosen (null when that could not be had) and what stands first. */
export type OfferedKind = {
  kind: DemoCallKind
  catalogue: Catalogue | null
  campaignId: string | undefined
}

export type DemoCallProps = {
  words: DemoCallMessages
  handsetWords: HandsetMessages
  labels: ReplayLabels
  lang: Locale
  /** At least one; the first stands open. */
  offers: readonly OfferedKind[]
  /** The code a voice OTP form starts with. */
  code: string
  voiceHints: Readonly<Record<string, string>>
  ways: readonly ContactLink[]
  links: { privacy: string; help: string; samples: string; contact: string }
}

type Typed = Pick<FormValues, 'phoneNumber' | 'personalizedFields'>

/** The demo-call card: one form, and a screen per state of the call laid over it, so that nothing below ever moves. */
export const DemoCall = ({ words, handsetWords, lang, links, ...props }: DemoCallProps) => {
  const { view, cutOff, submit, hangUp, reset } = useDemoCall(lang)
  const { slot, solve } = useCaptcha(lang)
  const [offers, setOffers] = useState(props.offers)
  const [chosenKind, setKind] = useState<DemoCallKind>()
  const [carried, setCarried] = useState<Typed>()
  const [near, setNear] = useState(false)
  const [live, setLive] = useState<ActiveForm>()
  const { form, early, press } = useEarlyPress(live)
  const isOffered = (one: DemoCallKind) => offers.some((offer) => offer.kind === one)
  // What a reload cut off is filled in again, but for the consent, which is given for one call.
  const again = cutOff && isOffered(cutOff.kind) ? { ...cutOff, consent: false } : undefined
  const linked = useLinkedChoice(offers, lang, form)
  const kind = chosenKind ?? again?.kind ?? linked?.kind ?? offers[0]?.kind ?? 'auto-call'
  const typed = carried ?? again ?? linked?.values
  const formKey = again ? `${kind} again` : linked ? `${kind} linked` : kind
  const card = useRef<HTMLDivElement>(null)
  const callsLeft = useCallsLeft(kind, card, near, view.state === 'DONE')

  const offer = offers.find((one) => one.kind === kind)
  const catalogue = offer?.catalogue ?? null
  const asked = useLinkedAgent()
  const wanted = useMemo(() => {
    const campaign = asked && catalogue?.campaigns.find(({ aiAgent }) => aiAgent === asked.agent)
    return campaign && { campaignId: campaign.id }
  }, [asked, catalogue])
  const isNear = near || wanted !== undefined || early !== undefined

  const { code } = props
  const start = useMemo<Start | null>(
    () => catalogue && { kind, catalogue, campaignId: offer?.campaignId, code, lang, typed },
    [kind, catalogue, offer?.campaignId, code, lang, typed],
  )

  const approach = () => {
    if (near) return
    setNear(true)
    // What says that something failed has to be there when nothing can be fetched any more.
    void Promise.all([loadScreens(), loadNotice()]).catch(() => undefined)
  }

  const send = useCallback((values: FormValues) => submit(values, solve), [submit, solve])

  const refused = view.state === 'INIT' ? view.error : undefined
  const onKind = (next: DemoCallKind) => {
    // Nobody types a number twice; consent is given for one kind of call.
    if (live)
      setCarried({ phoneNumber: live.values.phoneNumber, personalizedFields: live.values.personalizedFields })
    setLive(undefined)
    setKind(next)
    approach()
  }

  const onLoaded = (loaded: Catalogue) =>
    setOffers((all) => all.map((one) => (one.kind === kind ? { ...one, catalogue: loaded } : one)))

  const handset = (emphasis: 'quiet' | 'strong', of: DemoCallKind = kind) => (
    <HandsetOffer words={handsetWords} lang={lang} kind={of} values={live?.values} emphasis={emphasis} />
  )
  const exhausted = callsLeft?.callsLeft === 0
  const error: CallError | undefined =
    refused ?? (exhausted ? { code: 'DAILY_LIMIT_REACHED', retryAt: callsLeft.resetsAt } : undefined)

  return (
    <div
      ref={card}
      onFocus={approach}
      onPointerEnter={approach}
      className="rounded-lg bg-raised shadow-lg"
      data-call={view.state}
      data-kind={kind}
    >
      <CardHead words={words} left={callsLeft?.callsLeft} />
      <NoScript words={words} lang={lang} offers={props.offers} links={links} />
      <div className="grid *:col-start-1 *:row-start-1 noscript:hidden">
        <div inert={view.state !== 'INIT'} className={view.state === 'INIT' ? '' : 'opacity-0'}>
          {offers.length > 1 && (
            <div className="px-5 pt-5 sm:px-6">
              <KindSwitch words={words} kinds={offers.map((one) => one.kind)} kind={kind} onChange={onKind} />
            </div>
          )}
          {start && (
            <CallForm
              key={formKey}
              form={form}
              press={early?.state}
              words={words}
              start={start}
              voiceHints={props.voiceHints}
              privacyHref={links.privacy}
              notice={
                error && (
                  <Suspense>
                    <FormNotice
                      words={words}
                      lang={lang}
                      error={error}
                      isRefusal={refused !== undefined}
                      help={links.help}
                      ways={props.ways}
                      handset={handset('strong')}
                    />
                  </Suspense>
                )
              }
              exhausted={exhausted}
              captcha={slot}
              aside={!error && handset('quiet')}
              live={live}
              onSubmit={press}
            />
          )}
          <Suspense>
            {!start && (
              <Unavailable
                words={words}
                kind={kind}
                links={links}
                onLoaded={onLoaded}
                handset={handset('strong')}
                key={kind}
              />
            )}
            {start && isNear && (
              <FormLogic key={formKey} start={start} wanted={wanted} onSubmit={send} publish={setLive} />
            )}
          </Suspense>
        </div>
        {view.state !== 'INIT' && (
          <Suspense>
            <CallScreens
              words={words}
              labels={props.labels}
              view={view}
              links={links}
              onHangUp={hangUp}
              onAgain={reset}
              handset={view.state === 'DONE' && handset('strong', view.call.kind)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
