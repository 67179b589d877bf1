import { readdir } from 'node:fs/promises'
import { voiceprintPath } from '@/components/ui/voiceprint-path'
import { readAudioPeaks } from '@/lib/audio-peaks'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [{ sheet: '3.svg' }, { sheet: '7.svg' }]

type Context = { params: Promise<{ sheet: string }> }

/** The prints of all voices that have a preview of ours, with 3 or 7 rings, as one sheet: pages point into it, and it is fetched once. */
export const GET = async (_: Request, { params }: Context) => {
  const rings = Number.parseInt((await params).sheet, 10)
  const files = await readdir('public/audio/voices')
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  const symbols = await Promise.all(
    names.map(async (name) => {
      const peaks = (await readAudioPeaks(`/audio/voices/${name}.mp3`))?.lanes[0] ?? []
      return `<symbol id="${name}" viewBox="0 0 640 640"><path d="${voiceprintPath(peaks, rings)}"/></symbol>`
    }),
  )
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
