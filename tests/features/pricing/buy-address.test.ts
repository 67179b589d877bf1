import { expect, test } from 'vitest'
import { buyAddress } from '@/features/pricing/buy-address'

const choice = { plan: 'studio-team-yearly', cycle: 'yearly', voucher: 'GIONGHAY10' }

test('an application is told plan, cycle and voucher', () => {
  const address = new URL(buyAddress('https://app.example.com', choice, 'vi'))
  expect(address.origin).toBe('https://app.example.com')
  expect(Object.fromEntries(address.searchParams)).toEqual(choice)
})

test('the contact form keeps its purpose, and no voucher is no parameter', () => {
  const address = buyAddress('/contact-us?purpose=AIVOICE', { ...choice, voucher: undefined }, 'vi')
  expect(address).toBe('/contact-us?purpose=AIVOICE&plan=studio-team-yearly&cycle=yearly')
})

test('the application of the demo opens nowhere, so the choice is shown on a page of ours', () => {
  const address = new URL(buyAddress('https://aivoice.songai.example', choice, 'en'), 'https://site.test')
  expect(address.pathname).toBe('/en/leaving')
  const target = new URL(address.searchParams.get('to') ?? '')
  expect(target.host).toBe('aivoice.songai.example')
  expect(Object.fromEntries(target.searchParams)).toEqual(choice)
})
