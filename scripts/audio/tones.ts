import { mkdir } from 'node:fs/promises'
import { TONE_SYLLABLES, TONE_VOICES } from '../../lib/domain/tones.ts'
import { renderSpeech, speakText } from '../../platform/speech/render.ts'
import { AUDIO, writeSound } from './files.ts'
import { openScriptEngine, SPOKEN_BY } from './script-engine.ts'
import { trackPitch } from './voice-features.ts'

const RATE = 0.8
const STEPS = 24

/** Makes the six tones of one syllable by a voice of each region: `public/audio/tones/<voice>-<tone>.mp3`, and beside it the pitch (Hz) it was spoken with. */
export const makeTones = async (wanted: (code: string) => boolean): Promise<void> => {
  await mkdir(new URL('tones/', AUDIO), { recursive: true })
  for (const voice of TONE_VOICES.filter(wanted)) {
    for (const [tone, syllable] of Object.entries(TONE_SYLLABLES)) {
      const { mono, sampleRate, words } = await speakText(await openScriptEngine(), syllable, voice, RATE)
      const at = (ms = 0) => Math.round((ms / 1000) * sampleRate)
      const pitch = trackPitch(mono.subarray(at(words[0]?.start_ms), at(words[0]?.end_ms)), sampleRate, STEPS)
      const { mp3, channels } = await renderSpeech(await openScriptEngine(), syllable, voice, RATE, syllable)
      await writeSound(`tones/${voice}-${tone}`, mp3, { ...channels, pitch, spoken_by: SPOKEN_BY })
    }
  }
}
