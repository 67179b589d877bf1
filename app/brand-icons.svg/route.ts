import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/lib/social-networks'

export const dynamic = 'force-static'

// Read as files: the package's script is five megabytes, of which a build would read every one.
const FOLDER = 'node_modules/simple-icons/icons'

const WIDTH = 24 * SOCIAL_NETWORKS.length

const placed = async (network: SocialNetwork, index: number) => {
  const mark = await readFile(path.join(process.cwd(), FOLDER, `${network}.svg`), 'utf8')
  return `<g transform="translate(${24 * index})">${/<path[^>]*>/.exec(mark)?.[0]}</g>`
}

/** The marks of the networks side by side in one picture that every page cuts its own out of: their paths are longer than a section. */
export const GET = async () => {
  const sheet = await Promise.all(SOCIAL_NETWORKS.map(placed))
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 24">${sheet.join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } },
  )
}
