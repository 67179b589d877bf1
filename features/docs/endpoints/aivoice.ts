import type { Endpoint } from '@/features/docs/endpoint'
import examples from '@/features/docs/examples.json'

const signedIn = { authorization: 'Bearer $TOKEN' }

/** What a buyer of voices can read: the voices, what they cost, and the buyer's own account. */
export const AIVOICE_ENDPOINTS = [
  {
    id: 'voices',
    method: 'GET',
    paths: ['/voices'],
    content: { parameters: 'voicesParameters', result: 'voice' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: {
      path: '/voices?isSample=true&fields=id,name,sample_url',
      result: [examples.voiceColumns],
    },
  },
  {
    id: 'packages',
    method: 'GET',
    paths: ['/packages'],
    content: { parameters: 'activeParameters', result: 'voicePackage' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/packages?active=true', result: [examples.voicePackage] },
  },
  {
    id: 'public-vouchers',
    method: 'GET',
    paths: ['/public-vouchers'],
    content: { parameters: 'voucherParameters', result: 'voucher' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/public-vouchers', result: [examples.voucher] },
  },
  {
    id: 'package-charges',
    method: 'GET',
    paths: ['/package-charges'],
    content: { parameters: 'activeParameters', result: 'packageCharge' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/package-charges?active=true', result: [examples.packageCharge] },
  },
  {
    id: 'call-prices',
    method: 'GET',
    paths: ['/psyg-prices'],
    content: { parameters: 'priceParameters', result: 'callPrice' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/psyg-prices?sip_type=mobile', result: [examples.callPrice] },
  },
  {
    id: 'me',
    method: 'GET',
    paths: ['/me'],
    content: { parameters: 'bearerParameters', result: 'me' },
    errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
    example: { path: '/me', headers: signedIn, result: examples.me },
  },
  {
    id: 'orders',
    method: 'GET',
    paths: ['/orders'],
    content: { parameters: 'ordersParameters', result: 'order' },
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'UNAVAILABLE'],
    example: {
      path: '/orders?usagePackage=studio&type=STUDIO&status=PAID',
      headers: signedIn,
      result: [examples.order],
    },
  },
  {
    id: 'vouchers',
    method: 'GET',
    paths: ['/vouchers'],
    content: { parameters: 'bearerParameters', result: 'voucher' },
    errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
    example: { path: '/vouchers', headers: signedIn, result: [{ ...examples.voucher, kind: 'personal' }] },
  },
] as const satisfies readonly Endpoint[]
