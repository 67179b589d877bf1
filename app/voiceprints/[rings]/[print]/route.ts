import { readdir } from 'node:fs/promises'
import { printStroke } from '@/components/ui/voice-mark'
import { voiceprintPath } from '@/components/ui/voiceprint-path'
import { readAudioDetails } from '@/lib/read-audio-details'

export const dynamic = 'force-static'
export const dynamicParams = false

const RINGS = [3, 7]

export const generateStaticParams = async () => {
  const files = await readdir('public/audio/voices')
  const prints = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '.svg'))
  return RINGS.flatMap((rings) => prints.map((print) => ({ rings: String(rings), print })))
}

type Context = { params: Promise<{ rings: string; print: string }> }

/** The print of a voice that has a preview of ours, with 3 or 7 rings, as a picture pages are masked with: its hundreds of numbers stay out of them. */
export const GET = async (_: Request, { params }: Context) => {
  const { rings, print } = await params
  const peaks = (await readAudioDetails(`/audio/voices/${print.replace('.svg', '.mp3')}`))?.channels[0] ?? []
  const path = `<path fill="none" stroke="#000" stroke-width="${printStroke(Number(rings))}" d="${voiceprintPath(peaks, Number(rings))}"/>`
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">${path}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
