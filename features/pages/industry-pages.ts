import { crowd, deal, diary, guarded, industry, production } from '@/features/pages/industry-skeletons'

/** Trades that come for a voice try that one. */
const SPOKEN = { product: 'aivoice', primary: '/aivoice' } as const

export const INDUSTRIES = [
  industry(
    {
      slug: 'banking',
      opening: { picture: 'banking', field: 'dark', moments: [3.4, 5, 6.6, 7.5] },
      picture: 'event-feed',
      ours: 1,
      day: { contacts: 800, answered: 55, voicemail: 12, message: 17 },
      related: [
        '/case-studies/bank-otp-fallback',
        '/aicall/industries/banking',
        '/aicall/voiceotp',
        '/smartdialog/nlu',
        '/resources/guides/voice-otp-or-sms-otp',
        '/resources/guides/voice-brandname-registration',
      ],
    },
    guarded,
  ),
  industry(
    {
      slug: 'finance',
      opening: { picture: 'finance', field: 'surface', moments: [3.6, 3.9, 5] },
      picture: 'agent-collector',
      ours: 0,
      day: { contacts: 3_000, answered: 50, voicemail: 12, message: 17 },
      related: [
        '/aicall/industries/finance',
        '/aicall/ai-agents',
        '/aicall/callcampaign',
        '/use-cases/agent-experience',
        '/resources/guides/payment-reminders',
        '/resources/guides/callbot-pricing',
      ],
    },
    diary,
  ),
  industry(
    {
      slug: 'insurance',
      opening: { picture: 'insurance', field: 'page', moments: [1.5, 1.8, 1, 2, 3, 3.8] },
      picture: 'premium-marks',
      ours: 1,
      day: { contacts: 1_200, answered: 55, voicemail: 10, message: 17 },
      related: [
        '/aicall/industries/insurance',
        '/aicall/ai-agents',
        '/smartdialog/workflow',
        '/use-cases/customer-experience',
        '/resources/guides/personal-data-in-calls',
        '/aicall/voice-brandname',
      ],
    },
    guarded,
  ),
  industry(
    {
      slug: 'telecom',
      opening: { picture: 'telecom', field: 'tint', moments: [1.3, 3, 2, 3.5, 4.3] },
      picture: 'agent-announcer',
      script: 'smartdialog',
      day: { contacts: 20_000, answered: 60, voicemail: 8, message: 15 },
      related: [
        '/case-studies/outage-notices',
        '/aicall/industries/telecom',
        '/aicall/callcampaign',
        '/smartdialog/chatbot',
        '/resources/guides/legal-auto-calls',
        '/aicall/auto-call',
      ],
    },
    crowd,
  ),
  industry(
    {
      slug: 'estate',
      opening: { picture: 'floor-plan', field: 'surface', moments: [1.4, 3.3, 4.5, 5.6] },
      picture: 'estate',
      ours: 0,
      day: { contacts: 60, answered: 65, voicemail: 8, message: 15 },
      related: [
        '/aicall/industries/estate',
        '/use-cases/sales',
        '/aicall/callcampaign',
        '/smartdialog/chatbot',
        '/resources/guides/advertising-calls',
        '/resources/guides/crm-integration',
      ],
    },
    deal,
  ),
  industry(
    {
      slug: 'education',
      opening: { picture: 'education-calls', field: 'tint', moments: [2.5, 3.3, 4.4] },
      picture: 'education',
      day: { contacts: 1_500, answered: 75, voicemail: 5, message: 15 },
      related: [
        '/case-studies/school-announcements',
        '/aicall/industries/education',
        '/aivoice',
        '/aicall/callcampaign',
        '/resources/guides/choosing-a-regional-voice',
        '/aicall/auto-call',
      ],
    },
    crowd,
  ),
  industry(
    {
      slug: 'retail',
      opening: { picture: 'retail', field: 'page', moments: [1.6, 3, 3.9, 4.5] },
      picture: 'chat-window',
      script: 'smartdialog',
      day: { contacts: 300, answered: 70, voicemail: 6, message: 15 },
      related: [
        '/case-studies/cod-order-confirmation',
        '/aicall/industries/retail',
        '/use-cases/customer-experience',
        '/aivoice',
        '/resources/guides/cod-order-confirmation',
        '/aicall/auto-call',
      ],
    },
    deal,
  ),
  industry(
    {
      slug: 'entertainment',
      opening: { picture: 'entertainment', field: 'dark', moments: [0, 1, 2, 3], ...SPOKEN },
      picture: 'dubbing-timeline',
      ours: 0,
      day: { contacts: 900, answered: 65, voicemail: 8, message: 15 },
      related: [
        '/aivoice',
        '/aivoice/pricing',
        '/use-cases/marketing',
        '/industries/news',
        '/resources/guides/ai-dubbing-and-voice-rights',
        '/aivoice/voices',
      ],
    },
    production,
  ),
  industry(
    {
      slug: 'healthcare',
      opening: { picture: 'healthcare', field: 'tint', moments: [2.8, 4.8] },
      picture: 'agent-reminder',
      ours: 1,
      day: { contacts: 120, answered: 70, voicemail: 6, message: 13 },
      related: [
        '/case-studies/clinic-appointments',
        '/aicall/industries/healthcare',
        '/aicall/ai-agents',
        '/smartdialog/workflow',
        '/resources/guides/appointment-reminder-script',
        '/aicall/callbot',
      ],
    },
    diary,
  ),
  industry(
    {
      slug: 'news',
      opening: { picture: 'news', field: 'surface', moments: [0, 1, 2, 3, 3.99], ...SPOKEN },
      picture: 'reading-rules',
      script: 'smartdialog',
      ours: 0,
      day: { contacts: 500, answered: 60, voicemail: 5, message: 15 },
      related: [
        '/case-studies/audio-articles',
        '/aivoice',
        '/aivoice/api-docs',
        '/industries/entertainment',
        '/resources/guides/how-numbers-are-read',
        '/aivoice/text-to-speech',
      ],
    },
    production,
  ),
]
