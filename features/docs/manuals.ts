type Pages = Readonly<Record<string, readonly string[]>>

const AICALL_API: Pages = {
  '/aicall/api-docs': ['integration', 'basics', 'call-requests', 'clients', 'versions'],
  '/aicall/api-docs/call-api': ['call-api', 'api-call', 'api-call-state', 'api-call-recording', 'results'],
  '/aicall/api-docs/campaign-api': [
    'campaign-guide',
    'api-campaign',
    'api-recipients',
    'api-campaign-moves',
    'api-campaign-state',
    'api-campaigns',
    'api-results',
    'api-results-file',
  ],
  '/aicall/api-docs/webhooks': [
    'webhook-guide',
    'signature',
    'webhook',
    'webhook-list',
    'webhook-secret',
    'webhook-remove',
    'deliveries',
    'resend',
  ],
  '/aicall/api-docs/errors': ['errors', 'fields', 'limits'],
}

const AIVOICE_API: Pages = {
  '/aivoice/api-docs': ['start', 'authentication', 'synthesis', 'endpoints', 'errors'],
  '/aivoice/api-docs/speech': ['speech', 'ssml', 'speech-state', 'speech-audio'],
  '/aivoice/api-docs/keys': ['challenge', 'test-key', 'make-key', 'api-keys', 'withdraw-key', 'usage'],
  '/aivoice/api-docs/voices': ['voices'],
  '/aivoice/api-docs/plans': ['packages', 'public-vouchers', 'package-charges', 'call-prices', 'prices'],
  '/aivoice/api-docs/account': ['me', 'orders', 'vouchers'],
}

const AIVOICE_GUIDE: Pages = {
  '/aivoice/docs': [
    'start',
    'counting',
    'reading',
    'dictionary',
    'pauses',
    'speed',
    'exporting',
    'dubbing',
    'rights',
    'troubles',
  ],
}

/** The pages of each manual with the ids of their chapters, in reading order; its first page is where it begins. */
export const MANUALS = { aicallApi: AICALL_API, aivoiceApi: AIVOICE_API, aivoiceGuide: AIVOICE_GUIDE }

/** Where a chapter of a manual stands: path and anchor; throws on a chapter without a page. */
export const chapterAddress = (pages: Pages, chapter: string) => {
  for (const [path, chapters] of Object.entries(pages))
    if (chapters.includes(chapter)) return `${path}#${chapter}`
  throw new Error(`chapter ${chapter} stands on no page`)
}
