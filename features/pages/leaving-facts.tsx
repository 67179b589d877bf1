'use client'

import { useSearchParams } from 'next/navigation'
import { KeyValue } from '@/components/ui/key-value'
import { isDemoAddress } from '@/lib/i18n/href'

export type LeavingMessages = Record<
  'target' | 'choiceTitle' | 'choiceText' | 'plan' | 'cycle' | 'voucher',
  string
>

type Names = Readonly<Record<string, string>>
type LeavingFactsProps = { messages: LeavingMessages; names: { plans: Names; cycles: Names } }

// Anybody can write an address: only what a link of ours can hold is shown.
const CODE = /^[\w-]{1,40}$/

const valueOf = (query: URLSearchParams, key: string) => {
  const value = query.get(key) ?? ''
  return CODE.test(value) ? value : undefined
}

/** Where the link that was followed would go, and the plan, cycle and voucher it carries, from the page's own address. */
export const LeavingFacts = ({ messages, names }: LeavingFactsProps) => {
  const address = useSearchParams().get('to') ?? ''
  if (!isDemoAddress(address)) return null
  const { host, pathname, searchParams } = new URL(address)
  const plan = valueOf(searchParams, 'plan')
  const cycle = valueOf(searchParams, 'cycle')
  const voucher = valueOf(searchParams, 'voucher')
  const choice = [
    ...(plan ? [{ label: messages.plan, value: names.plans[plan] ?? plan }] : []),
    ...(cycle ? [{ label: messages.cycle, value: names.cycles[cycle] ?? cycle }] : []),
    ...(voucher ? [{ label: messages.voucher, value: voucher, code: true }] : []),
  ]
  const target = `${host}${pathname === '/' ? '' : pathname}`
  return (
    <div className="mt-7 w-full text-left">
      <KeyValue rows={[{ label: messages.target, value: target, code: true }]} />
      {choice.length > 0 && (
        <section aria-labelledby="choice-title" className="mt-5 rounded-lg border border-rule p-5">
          <h2 id="choice-title" className="text-h4">
            {messages.choiceTitle}
          </h2>
          <KeyValue rows={choice} className="mt-2" />
          <p className="mt-3 text-small text-fg-3">{messages.choiceText}</p>
        </section>
      )}
    </div>
  )
}
