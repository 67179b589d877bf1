// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
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

const textsOf = (id: string | undefined) =>
  Object.entries(catalogue.campaigns.find((one) => one.id === id)?.personalizedFields ?? {}).flatMap(
    ([name, { type }]) => (type === 'text' ? [name] : []),
  )
const asking = catalogue.campaigns.find(({ id }) => id !== campaign?.id && textsOf(id).length > 0)

/** What a scenario chosen later asks for stands before the consent, which was there first. */
const GrowingFields = ({ form }: { form: ActiveForm }) => {
  const chosen = useFormState(form)?.values.campaignId
  return (
    <form>
      <input type="tel" {...form.register('phoneNumber')} defaultValue="0912345678" />
      <select {...form.register('campaignId')} defaultValue={campaign?.id}>
        {catalogue.campaigns.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      {(chosen === campaign?.id ? [] : textsOf(chosen)).map((name) => (
        <input key={name} aria-label={name} {...form.register(`personalizedFields.${name}`)} />
      ))}
      <input type="checkbox" {...form.register('consent')} />
    </form>
  )
}

test('the focus goes to the first field that is wrong, as they stand on the page', async () => {
  const form = openForm()
  render(<GrowingFields form={form} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), asking?.id ?? '')
  const detail = await screen.findByRole('textbox', { name: textsOf(asking?.id)[0] ?? '' })
  form.submit()
  await waitFor(() => expect(document.activeElement).toBe(detail))
  expect(form.getState().errors.consent?.message).toBeTypeOf('string')
})
