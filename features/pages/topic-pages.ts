import { closing, CONTACT, DEMO, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

/** A list of a thousand as the bills of these pages assume it; an automatic call leaves less in voicemail. */
const LIST = {
  contacts: 1_000,
  answered: 55,
  voicemail: 10,
  message: 12,
} satisfies SectionUse<'sample-costs'>['day']

/** The pages for what people look a product up by; each opens with something to hear or to try, its guide is the long read. */
export const TOPIC_PAGES = [
  page({ path: '/aicall/callbot', family: 'topic', menu: 'topics' }, [
    { id: 'hero', type: 'hero-plain', primary: '#demo', secondary: '#samples' },
    { id: 'flow', type: 'call-flow', clip: 'clinicVisit', ways: ['system', 'system', 'person', 'person'] },
    { id: 'samples', type: 'samples', filter: { scenarioType: 'CALLBOT' } },
    { id: 'demo', type: 'demo', filter: {}, kinds: ['callbot'] },
    { id: 'jobs', type: 'feature-list', band: true },
    { id: 'limits', type: 'problems' },
    { id: 'costs', type: 'sample-costs', filter: { scenarioType: 'CALLBOT' }, day: LIST },
    { id: 'faq', type: 'faq' },
    {
      id: 'related',
      type: 'links',
      paths: [
        '/resources/guides/what-is-a-callbot',
        '/resources/guides/callbot-pricing',
        '/resources/guides/callbot-voicebot-ivr-auto-call',
        '/aicall/ai-agents',
        '/aicall/auto-call',
        '/case-studies/clinic-appointments',
      ],
    },
    { ...closing, primary: '#demo' },
  ]),
  page({ path: '/aicall/auto-call', family: 'topic', menu: 'topics' }, [
    {
      id: 'hero',
      type: 'hero-field',
      picture: 'campaign-board',
      field: 'tint',
      primary: '#samples',
      secondary: CONTACT,
    },
    { id: 'samples', type: 'samples', filter: { scenarioType: 'AUTO_CALL' } },
    { id: 'parts', type: 'rows' },
    { id: 'choice', type: 'comparison', columnPaths: [null, null, '/aicall/callbot'] },
    { id: 'demo', type: 'demo', filter: {}, kinds: ['auto-call'] },
    { id: 'costs', type: 'sample-costs', filter: { scenarioType: 'AUTO_CALL' }, day: LIST },
    { id: 'pace', type: 'measures' },
    { id: 'compliance', type: 'compliance' },
    { id: 'faq', type: 'faq' },
    {
      id: 'related',
      type: 'links',
      paths: [
        '/resources/guides/legal-auto-calls',
        '/resources/guides/advertising-calls',
        '/aicall/callcampaign',
        '/aicall/callbot',
        '/aicall/industries/telecom',
        '/case-studies/school-announcements',
      ],
    },
    { ...closing, primary: '#demo' },
  ]),
  page({ path: '/aicall/voice-brandname', family: 'topic', menu: 'topics' }, [
    { id: 'hero', type: 'brandname' },
    { id: 'screen', type: 'comparison' },
    { id: 'steps', type: 'steps' },
    { id: 'limits', type: 'problems' },
    { id: 'opening', type: 'samples', filter: { agent: 'announcer' } },
    { id: 'papers', type: 'feature-list' },
    { id: 'compliance', type: 'compliance' },
    { id: 'pricing', type: 'pointer', path: '/aicall/pricing' },
    { id: 'faq', type: 'faq' },
    {
      id: 'related',
      type: 'links',
      paths: [
        '/resources/guides/voice-brandname-registration',
        '/resources/guides/numbers-marked-as-spam',
        '/aicall/callcampaign',
        '/industries/banking',
      ],
    },
    { ...closing, primary: DEMO },
  ]),
  page({ path: '/aivoice/text-to-speech', family: 'topic', menu: 'topics' }, [
    { id: 'hero', type: 'hero-voice' },
    { id: 'readings', type: 'readings', styles: ['north', 'south'] },
    { id: 'uses', type: 'rows' },
    { id: 'voices', type: 'voices' },
    { id: 'listen', type: 'problems' },
    { id: 'pricing', type: 'pointer', path: '/aivoice/pricing', plans: 'tts' },
    { id: 'rights', type: 'compliance' },
    { id: 'faq', type: 'faq' },
    {
      id: 'related',
      type: 'links',
      paths: [
        '/resources/guides/text-to-speech-vietnamese',
        '/resources/guides/preparing-text-for-speech',
        '/resources/guides/how-numbers-are-read',
        '/aivoice/voices',
        '/aivoice/api-docs/speech',
        '/case-studies/audio-articles',
      ],
    },
    { ...closing, primary: '#try', secondary: '/aivoice/pricing' },
  ]),
]
