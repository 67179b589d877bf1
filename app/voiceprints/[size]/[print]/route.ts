import { readdir } from 'node:fs/promises'
import { printStroke } from '@/components/ui/voice-mark'
import { voiceprintPath } from '@/components/ui/voiceprint-path'
import { readAudioDetails } from '@/lib/read-audio-details'

export const dynamic = 'force-static'
export const dynamicParams = false

const SIZES = ['small', 'large'] as const

export const generateStaticParams = async () => {
  const files = await readdir('public/audio/voices')
  const prints = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '.svg'))
  return SIZES.flatMap((size) => prints.map((print) => ({ size, print })))
}

type Context = { params: Promise<{ size: string; print: string }> }

/** The print of a voice that has a preview of ours as a picture pages are masked with: its hundreds of numbers stay out of them. */
export const GET = async (_: Request, { params }: Context) => {
  const { size: asked, print } = await params
  const size = SIZES.find((one) => one === asked) ?? 'large'
  const voice = (await readAudioDetails(`/audio/voices/${print.replace('.svg', '.mp3')}`))?.voiceprint
  const path = voice
    ? `<path fill="none" stroke="#000" stroke-width="${printStroke[size]}" d="${voiceprintPath(voice, size)}"/>`
    : ''
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">${path}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
