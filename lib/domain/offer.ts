type Availability = 'open' | 'on-request'

type Offer = {
  /** `open`: anybody signs in and uses it; `on-request`: it begins with a talk to us, nothing is sold by a button. */
  availability: Availability
  /** The page that shows it. */
  page: string
  /** The page that documents it. */
  documents: string | null
  /** The product its plans are filed under, `calls` for prepaid call packages. */
  plans: 'calls' | 'studio' | 'tts' | 'api' | 'dubbing' | null
  /** The application that opens it, `keys` for the page of API keys. */
  portal: 'aicall' | 'tts' | 'api' | 'dubbing' | 'keys' | null
}

/** Everything the company offers and how it is had; pages, plans, documents and the portal are held against it. */
export const OFFER = {
  calls: {
    availability: 'open',
    page: '/aicall',
    documents: '/aicall/api-docs',
    plans: 'calls',
    portal: 'aicall',
  },
  callsByKey: {
    availability: 'open',
    page: '/aicall',
    documents: '/aicall/api-docs',
    plans: null,
    portal: 'keys',
  },
  callIntegration: {
    availability: 'on-request',
    page: '/aicall',
    documents: '/aicall/api-docs',
    plans: null,
    portal: null,
  },
  studio: {
    availability: 'open',
    page: '/aivoice',
    documents: '/aivoice/docs',
    plans: 'studio',
    portal: 'tts',
  },
  tts: { availability: 'open', page: '/aivoice', documents: '/aivoice/docs', plans: 'tts', portal: 'tts' },
  speechByKey: {
    availability: 'open',
    page: '/aivoice',
    documents: '/aivoice/api-docs',
    plans: null,
    portal: 'keys',
  },
  voiceApi: {
    availability: 'on-request',
    page: '/aivoice',
    documents: '/aivoice/api-docs',
    plans: 'api',
    portal: 'api',
  },
  dubbing: { availability: 'open', page: '/aivoice', documents: null, plans: 'dubbing', portal: 'dubbing' },
  chatbot: {
    availability: 'on-request',
    page: '/smartdialog/chatbot',
    documents: null,
    plans: null,
    portal: null,
  },
  nlu: { availability: 'on-request', page: '/smartdialog/nlu', documents: null, plans: null, portal: null },
  workflow: {
    availability: 'on-request',
    page: '/smartdialog/workflow',
    documents: null,
    plans: null,
    portal: null,
  },
} as const satisfies Record<string, Offer>

const OFFERS: readonly Offer[] = Object.values(OFFER)

/** Whether the plans of this product can be bought now, and not only asked for. */
export const isSold = (plans: NonNullable<Offer['plans']>) =>
  OFFERS.some((offer) => offer.plans === plans && offer.availability === 'open')

/** Whether this application holds anything that is open to everybody. */
export const isInPortal = (portal: NonNullable<Offer['portal']>) =>
  OFFERS.some((offer) => offer.portal === portal && offer.availability === 'open')
