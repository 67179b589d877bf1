import { describe, expect, it } from 'vitest'
import { campaignListSchema } from '../../lib/contract/campaign.ts'
import { AI_AGENTS, HONORIFICS } from '../../lib/contract/enums.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import campaigns from '../../platform/seed/campaigns.json' with { type: 'json' }
import engines from '../../platform/seed/voice-engines.json' with { type: 'json' }
import voices from '../../platform/seed/voices.json' with { type: 'json' }
import { agentVoiceCodes, customerVoiceFor, voiceEngine } from '../../platform/speech/voices.ts'

const LANGUAGES = ['vi', 'en'] as const

describe('voices', () => {
  it('fit the contract and cover every region with both genders', () => {
    const list = voiceListSchema.parse(voices)
    const vietnamese = list
      .filter(({ language }) => language === 'vi')
      .map(({ region, gender }) => `${region} ${gender}`)
    expect(new Set(vietnamese).size).toBe(6)
    expect(list.filter(({ language }) => language === 'en')).toHaveLength(2)
  })

  it('each have an engine of the same language and gender, and a customer to talk to', () => {
    expect(agentVoiceCodes().sort()).toEqual(voices.map(({ code }) => code).sort())
    for (const { code, language, gender } of voices) {
      expect(voiceEngine(code)).toMatchObject({ language, gender })
      expect(voiceEngine(customerVoiceFor(code))).toMatchObject({ customer: true, language })
    }
  })

  it('are each set up in their own way', () => {
    const setups = Object.values(engines).map(({ espeak, variant }) => [espeak, ...variant].join())
    expect(new Set(setups).size).toBe(setups.length)
  })
})

describe('campaigns', () => {
  it('fit the contract', () => expect(() => campaignListSchema.parse(campaigns)).not.toThrow())

  it('are enough: six automatic calls and a callbot for each agent', () => {
    expect(
      campaigns.filter(({ scenario_type }) => scenario_type === 'AUTO_CALL').length,
    ).toBeGreaterThanOrEqual(6)
    const agents = campaigns
      .filter(({ scenario_type }) => scenario_type === 'CALLBOT')
      .map(({ ai_agent }) => ai_agent)
    expect(agents).toEqual(expect.arrayContaining([...AI_AGENTS]))
  })

  it.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s is complete', (_, campaign) => {
    for (const id of campaign.voice_ids) expect(voices.map((voice) => voice.id)).toContain(id)
    expect(campaign.personalized_fields.danh_xung.options).toEqual([...HONORIFICS])
    for (const language of LANGUAGES) {
      const said = campaign.dialogue[language]
        .filter(({ speaker }) => speaker === 'agent')
        .map(({ text }) => text)
      expect(campaign.script[language]).toBe(said.join('\n'))
      expect(said[0]).toMatch(
        language === 'vi'
          ? /trợ lý AI của Sóng AI, gọi thử thay mặt một/
          : /AI assistant of Sóng AI, making a test call on behalf of/,
      )
      expect(said.join()).toContain('{{ten}}')
      const places = said.join().match(/\{\{\w+\}\}/g) ?? []
      expect(places.filter((place) => !['{{danh_xung}}', '{{tu_xung}}', '{{ten}}'].includes(place))).toEqual(
        [],
      )
      expect(campaign.script[language]).toBe(campaign.script[language].normalize('NFC'))
    }
    const speakers = (language: 'vi' | 'en') => campaign.dialogue[language].map(({ speaker }) => speaker)
    expect(speakers('vi')).toEqual(speakers('en'))
  })
})
