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

const sentence = ({ verdict, voucher }: Answer, code: string, { lang, tVoucher, isSignedIn }: Offers) => {
  if (verdict === 'empty' || verdict === 'busy' || verdict === 'down') return tVoucher(`code.${verdict}`)
  // Whoever is signed in must not be told to sign in first.
  const key = verdict === 'invalid' && isSignedIn ? 'unknown' : verdict
  return tVoucher(`code.verdicts.${key}`, {
    code: voucher?.code ?? code.trim(),
    percent: voucher?.discountPercent ?? '',
    product: tVoucher(`fits.${voucher ? scopeOf(voucher) : 'all'}`),
    moment: voucher?.endsAt ? formatMoment(voucher.endsAt, lang) : '',
  })
}

/** A box for a code: checks it, uses it where it is good, and says why where it is not; `elsewhere` leads to the other price list. */
export const VoucherCode = ({ elsewhere }: { elsewhere: string }) => {
  const offers = useOffers()
  const { tVoucher, allVouchers, targets, buyer, now, addVouchers, choose } = offers
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setIsBusy] = useState(false)

  const check = async (): Promise<Answer> => {
    if (code.trim() === '') return { verdict: 'empty' }
    const match = checkCode({ code, vouchers: allVouchers, targets, buyer, now })
    if (match.verdict !== 'invalid') return match
    const reply = await find(code.trim())
    if (!reply) return { verdict: 'down' }
    if (reply === 'busy') return { verdict: 'busy' }
    addVouchers(reply)
    return checkCode({ code, vouchers: reply, targets, buyer, now })
  }

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await check()
    setIsBusy(false)
    setChecked(code)
    setAnswer(result)
    if (result.verdict !== 'ok' || !result.voucher) return
    choose({ by: 'code', code: result.voucher.code })
    // What has changed are the prices above, so a toast appears where the eye goes.
    showToast({ kind: 'success', text: sentence(result, code, offers) })
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void submit()
  }

  const error = answer && answer.verdict !== 'ok' && sentence(answer, checked, offers)
  return (
    // No form: one that is sent before the page is alive would load the page again and lose the code.
    <div className="noscript:hidden">
      <Field
        id="voucher-code"
        label={tVoucher('code.label')}
        hint={tVoucher('code.hint')}
        error={error && <span role="alert">{error}</span>}
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
              loadingLabel={tVoucher('code.checking')}
              className="min-h-11.5"
            >
              {tVoucher('code.check')}
            </Button>
          </span>
        )}
      </Field>
      {answer?.verdict === 'other' && (
        <TextLink href={elsewhere} className="mt-2">
          {tVoucher('code.elsewhere')}
        </TextLink>
      )}
    </div>
  )
}
