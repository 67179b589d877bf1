import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VoiceNote } from '@/components/ui/voice-note'
import { voiceWords } from '@/features/audio/labels'
import { LOCALES, SYNTHESIZER } from '@/lib/contract/enums'
import { getT } from '@/lib/i18n/server'

describe.each(LOCALES)('whose voice is heard (%s)', (lng) => {
  const said = async (spokenBy: string | undefined) => {
    const words = voiceWords((await getT('common', { lng })).t)
    return { words, markup: renderToStaticMarkup(<VoiceNote words={words} spokenBy={spokenBy} />) }
  }

  it('is the synthesizer that stands in, or the provider by name; nothing where nobody says', async () => {
    const standIn = await said(SYNTHESIZER)
    expect(standIn.markup).toContain(standIn.words.synthesizer)
    const provider = await said('Google Cloud')
    expect(provider.markup).toContain('Google Cloud')
    expect(provider.markup).not.toContain('{')
    expect(provider.markup).not.toContain(provider.words.synthesizer)
    expect((await said(undefined)).markup).toBe('')
  })
})
