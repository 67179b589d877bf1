import { readdir } from 'node:fs/promises'
import { voiceprintPath } from '@/components/ui/voiceprint-path'
import { readAudioPeaks } from '@/lib/audio-peaks'

export const dynamic = 'force-static'

const RINGS = [3, 7]

const symbolsOf = async (name: string) => {
  const peaks = (await readAudioPeaks(`/audio/voices/${name}.mp3`))?.lanes[0] ?? []
  return RINGS.map(
    (rings) =>
      `<symbol id="${name}-${rings}" viewBox="0 0 640 640"><path d="${voiceprintPath(peaks, rings)}"/></symbol>`,
  )
}

/** The prints of all voices that have a preview of ours, as one sheet: pages point into it, and it is fetched once. */
export const GET = async () => {
  const files = await readdir('public/audio/voices')
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  const symbols = await Promise.all(names.map(symbolsOf))
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.flat().join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
