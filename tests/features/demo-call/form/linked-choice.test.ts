import { describe, expect, test } from 'vitest'
import { linkedChoice } from '@/features/demo-call/form/linked-choice'

const voice = (id: string) =>
  ({ id, name: id, gender: 'female', region: null, language: 'vi', sampleUrl: '' }) as const
const campaign = (id: string, voiceIds: string[]) => ({
  id,
  name: { vi: id, en: id },
  script: { vi: '', en: '' },
  voiceIds,
  personalizedFields: {},
  aiAgent: null,
  industry: null,
})
const voices = [voice('lan'), voice('mai')]
const offers = [
  {
    kind: 'auto-call',
    catalogue: {
      campaigns: [campaign('first', ['lan']), campaign('second', ['mai', 'lan'])],
      voices,
      script: null,
    },
  },
  { kind: 'callbot', catalogue: { campaigns: [campaign('bot', ['lan'])], voices, script: null } },
] as const
const code = [{ kind: 'voice-otp', catalogue: { campaigns: [], voices, script: null } }] as const

describe('a link that chooses', () => {
  test.each([
    ['?scenario=second&voice=lan', { kind: 'auto-call', values: { campaignId: 'second', voice: 'lan' } }],
    ['?scenario=second', { kind: 'auto-call', values: { campaignId: 'second', voice: 'mai' } }],
    ['?scenario=bot', { kind: 'callbot', values: { campaignId: 'bot', voice: 'lan' } }],
    ['?scenario=gone', { kind: 'auto-call', values: { campaignId: '' } }],
    ['?scenario=second&voice=gone', { kind: 'auto-call', values: { campaignId: 'second', voice: '' } }],
    ['?voice=mai', { kind: 'auto-call', values: { campaignId: 'first', voice: '' } }],
    ['?utm_source=a', undefined],
    ['', undefined],
  ])('%s', (search, choice) => {
    expect(linkedChoice(search, offers, 'vi')).toEqual(choice)
  })

  test('a kind of call without scenarios chooses a voice alone', () => {
    expect(linkedChoice('?voice=mai&scenario=x', code, 'vi')).toEqual({
      kind: 'voice-otp',
      values: { voice: 'mai' },
    })
    expect(linkedChoice('?voice=gone', code, 'vi')).toEqual({ kind: 'voice-otp', values: { voice: '' } })
  })

  test('a list that could not be had chooses nothing', () => {
    expect(linkedChoice('?scenario=a', [{ kind: 'auto-call', catalogue: null }], 'vi')).toBeUndefined()
  })
})
