import { afterEach, expect, test, vi } from 'vitest'
import { graphFaults } from './graph-rules'

const businessIn = async (variables: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { business, website } = await import('@/lib/seo/business')
  const record = business('vi', { locality: 'Hà Nội', demoNotice: NOTICE })
  return { record, graph: [record, website('vi')] }
}

afterEach(() => vi.unstubAllEnvs())

const SITE = 'https://songai.example'
const NOTICE = 'NOTICE'

test('says what the spec asks for when everything is configured', async () => {
  const { record, graph } = await businessIn({
    SITE_URL: SITE,
    SALES_PHONE: '+842412345678',
    HOTLINE: '+84912345678',
    SUPPORT_EMAIL: 'help@songai.test',
    STREET_ADDRESS_VI: 'Số 3 phố Ví Dụ',
    GEO_LATITUDE: '21.03',
    GEO_LONGITUDE: '105.85',
    FACEBOOK_URL: 'https://facebook.test/songai',
  })
  expect(graphFaults(graph)).toEqual([])
  expect(record).toMatchObject({
    '@type': 'LocalBusiness',
    url: SITE,
    image: `${SITE}/og/vi/home.png`,
    telephone: '+84912345678',
    email: 'help@songai.test',
    address: {
      streetAddress: 'Số 3 phố Ví Dụ',
      addressLocality: 'Hà Nội',
      postalCode: '100000',
      addressCountry: 'VN',
    },
    geo: { latitude: '21.03', longitude: '105.85' },
    openingHoursSpecification: { opens: '08:30', closes: '17:30' },
    sameAs: ['https://facebook.test/songai'],
  })
  expect(record).not.toHaveProperty('description')
})

test('leaves out what is not configured instead of inventing it', async () => {
  const { record } = await businessIn({ SITE_URL: SITE })
  for (const key of ['telephone', 'email', 'geo', 'sameAs', 'legalName'])
    expect(record).not.toHaveProperty(key)
})

const NOBODYS = {
  SITE_URL: SITE,
  SALES_PHONE: '+842400000000',
  HOTLINE: '+842400000001',
  SUPPORT_EMAIL: 'help@songai.example',
  FACEBOOK_URL: 'https://facebook.example/songai',
  STREET_ADDRESS_VI: 'Số 3 phố Ví Dụ',
  GEO_LATITUDE: '21.03',
  GEO_LONGITUDE: '105.85',
}

test('publishes nothing that reaches nobody, with the notice or without', async () => {
  for (const notice of ['true', '']) {
    const { record, graph } = await businessIn({ ...NOBODYS, DEMO_NOTICE: notice })
    expect(graphFaults(graph)).toEqual([])
    for (const key of ['telephone', 'email', 'sameAs']) expect(record).not.toHaveProperty(key)
  }
})

test('a demonstration brand is described as one and has neither hours nor a place on a map', async () => {
  const { record } = await businessIn({ ...NOBODYS, DEMO_NOTICE: 'true' })
  expect(record).toMatchObject({ description: NOTICE, address: { addressLocality: 'Hà Nội' } })
  for (const key of ['geo', 'address.streetAddress', 'openingHoursSpecification'])
    expect(record).not.toHaveProperty(key)
})
