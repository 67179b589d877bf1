import { afterEach, expect, test, vi } from 'vitest'
import { graphFaults } from './graph-rules'

const businessIn = async (variables: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { business, website } = await import('@/lib/seo/business')
  return { record: business('vi', 'Hà Nội'), graph: [business('vi', 'Hà Nội'), website('vi')] }
}

afterEach(() => vi.unstubAllEnvs())

const SITE = 'https://songai.example'

test('says what the spec asks for when everything is configured', async () => {
  const { record, graph } = await businessIn({
    SITE_URL: SITE,
    SALES_PHONE: '+842400000000',
    HOTLINE: '+842400000001',
    STREET_ADDRESS_VI: 'Số 3 phố Ví Dụ',
    GEO_LATITUDE: '21.03',
    GEO_LONGITUDE: '105.85',
    FACEBOOK_URL: 'https://facebook.example/songai',
  })
  expect(graphFaults(graph)).toEqual([])
  expect(record).toMatchObject({
    '@type': 'LocalBusiness',
    url: SITE,
    image: `${SITE}/og/vi/home.png`,
    telephone: '+842400000001',
    address: {
      streetAddress: 'Số 3 phố Ví Dụ',
      addressLocality: 'Hà Nội',
      postalCode: '100000',
      addressCountry: 'VN',
    },
    geo: { latitude: '21.03', longitude: '105.85' },
    openingHoursSpecification: { opens: '08:30', closes: '17:30' },
    sameAs: ['https://facebook.example/songai'],
  })
})

test('leaves out what is not configured instead of inventing it', async () => {
  const { record } = await businessIn({ SITE_URL: SITE })
  for (const key of ['telephone', 'email', 'geo', 'sameAs', 'legalName'])
    expect(record).not.toHaveProperty(key)
})
