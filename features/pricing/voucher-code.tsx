'use client'

import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast-store'
import { formatMoment } from '@/lib/i18n/format'
import { useOffers, type Offers } from './offers'
import { checkCode, scopeOf, type Verdict, type Voucher } from './vouchers'

type Answer = { verdict: Verdict | 'empty' | 'busy' | 'down'; voucher?: Voucher | undefined }

const find = async (code: string) => {
  try {
    return await (await import('./account')).findVouchers(code)
  } catch {
    return null
  }
}

const sentence = ({ verdict, voucher }: Answer, code: string, { lang, say, isSignedIn }: Offers) => {
  if (verdict === 'empty' || verdict === 'busy' || verdict === 'down') return say(`code.${verdict}`)
  // Whoever is signed in must not be told to sign in first.
  const key = verdict === 'invalid' && isSignedIn ? 'unknown' : verdict
  return say(`code.verdicts.${key}`, {
    code: voucher?.code ?? code.trim(),
    percent: voucher?.discountPercent ?? '',
    product: say(`fits.${voucher ? scopeOf(voucher) : 'all'}`),
    moment: voucher?.endsAt ? formatMoment(voucher.endsAt, lang) : '',
  })
}

/** A box for a code: checks it, uses it where it is good, and says why where it is not; `elsewhere` leads to the other price list. */
export const VoucherCode = ({ elsewhere }: { elsewhere: string }) => {
  const offers = useOffers()
  const { say, known, targets, buyer, now, learn, choose } = offers
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setIsBusy] = useState(false)

  const check = async (): Promise<Answer> => {
    if (code.trim() === '') return { verdict: 'empty' }
    const own = checkCode({ code, known, targets, buyer, now })
    if (own.verdict !== 'invalid') return own
    const found = await find(code.trim())
    if (!found) return { verdict: 'down' }
    if (found === 'busy') return { verdict: 'busy' }
    learn(found)
    return checkCode({ code, known: found, targets, buyer, now })
  }

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await check()
    setIsBusy(false)
    setAsked(code)
    setAnswer(result)
    if (result.verdict !== 'ok' || !result.voucher) return
    choose({ by: 'code', code: result.voucher.code })
    // What has changed are the prices above, so it is said there where the eye goes.
    showToast({ kind: 'success', text: sentence(result, code, offers) })
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void submit()
  }

  const refusal = answer && answer.verdict !== 'ok' && sentence(answer, asked, offers)
  return (
    // No form: one that is sent before the page is alive would load the page again and lose the code.
    <div className="noscript:hidden">
      <Field
        id="voucher-code"
        label={say('code.label')}
        hint={say('code.hint')}
        error={refusal && <span role="alert">{refusal}</span>}
      >
        {(control) => (
          <span className="flex gap-2.5">
            <Input
              {...control}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              onKeyDown={onKeyDown}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="min-w-0 flex-1 font-mono"
            />
            <Button
              onClick={() => void submit()}
              loading={isBusy}
              loadingLabel={say('code.checking')}
              className="min-h-11.5"
            >
              {say('code.check')}
            </Button>
          </span>
        )}
      </Field>
      {answer?.verdict === 'other' && (
        <TextLink href={elsewhere} prefetch={false} className="mt-2">
          {say('code.elsewhere')}
        </TextLink>
      )}
    </div>
  )
}
