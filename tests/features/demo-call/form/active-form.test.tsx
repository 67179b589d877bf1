// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { inputOf, useFormState, type ActiveForm } from '@/features/demo-call/form/active-form'
import { toCatalogue } from '@/features/demo-call/form/catalogue'
import { createActiveForm } from '@/features/demo-call/form/create-active-form'
import { campaignListSchema } from '@/lib/contract/campaign'
import { voiceListSchema } from '@/lib/contract/voice'
import { camelize } from '@/lib/http'
import campaigns from '../../../../platform/seed/campaigns.json'
import voices from '../../../../platform/seed/voices.json'

afterEach(cleanup)

const catalogue = toCatalogue({
  campaigns: camelize(campaignListSchema.parse(campaigns)).filter(
    ({ scenarioType }) => scenarioType === 'AUTO_CALL',
  ),
  voices: camelize(voiceListSchema.parse(voices)),
  script: null,
})
const [campaign] = catalogue.campaigns
const codes = campaign?.voiceIds ?? []

const Fields = ({ form }: { form?: ActiveForm }) => {
  const state = useFormState(form)
  return (
    <form>
      <input type="tel" {...inputOf(form, 'phoneNumber')} />
      <select {...inputOf(form, 'campaignId')} defaultValue={campaign?.id}>
        {catalogue.campaigns.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      {codes.map((code, i) => (
        <input
          key={code}
          type="radio"
          aria-label={code}
          value={code}
          defaultChecked={i === 0}
          {...inputOf(form, 'voice')}
        />
      ))}
      <output>{state?.values.voice}</output>
    </form>
  )
}

const openForm = () =>
  createActiveForm(
    { kind: 'auto-call', catalogue, campaignId: undefined, code: '', lang: 'vi', line: 'simulated' },
    async () => undefined,
  )

test('a voice chosen before the form came alive stays chosen', async () => {
  const { rerender } = render(<Fields />)
  const last = codes.at(-1) ?? ''
  await userEvent.click(screen.getByRole('radio', { name: last }))
  const form = openForm()
  rerender(<Fields form={form} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: last }).checked).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(last)
})

test('what a press found wrong is said together with the focus that goes there', async () => {
  const form = openForm()
  render(<Fields form={form} />)
  const phone = screen.getByRole('textbox')
  const errorAtFocus = new Promise((resolve) =>
    phone.addEventListener('focus', () =>
      queueMicrotask(() => resolve(form.getState().errors.phoneNumber?.message)),
    ),
  )
  form.submit()
  expect(await errorAtFocus).toBeTypeOf('string')
})
