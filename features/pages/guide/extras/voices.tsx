import { readVoices } from '@/features/audio/read-voices'
import { VoiceList } from '@/features/audio/voice-list'
import { voicePath } from '@/lib/i18n/href'
import { site } from '@/lib/site'
import type { ExtraReader } from './extra'

/** Voices to listen to, by id. */
export const voices: ExtraReader = async (ids, { lang, path, link }) => {
  const all = await readVoices({ isSample: true })
  if (!all) return null
  const list = ids.map((id) => {
    const voice = all.find((entry) => entry.id === id)
    if (!voice) throw new Error(`no voice ${id}`)
    return voice
  })
  return {
    view: (
      <div className="my-8">
        <VoiceList voices={list} lang={lang} path={path} hrefOf={(id) => link(voicePath(id)).href} />
      </div>
    ),
    markdown: list
      .map(({ name, sampleUrl }) => `- [${name}](${new URL(sampleUrl ?? '/', site(lang).url).href})`)
      .join('\n'),
  }
}
