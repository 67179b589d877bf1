import { siFacebook, siInstagram, siMessenger, siTiktok, siYoutube, siZalo } from 'simple-icons'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/components/ui/social-icon'

export const dynamic = 'force-static'

const MARKS: Record<SocialNetwork, { path: string }> = {
  facebook: siFacebook,
  instagram: siInstagram,
  youtube: siYoutube,
  tiktok: siTiktok,
  zalo: siZalo,
  messenger: siMessenger,
}

const WIDTH = 24 * SOCIAL_NETWORKS.length

const SHEET = SOCIAL_NETWORKS.map(
  (network, index) => `<path transform="translate(${24 * index})" d="${MARKS[network].path}"/>`,
)

/** The marks of the networks side by side in one picture that every page cuts its own out of: their paths are longer than a section. */
export const GET = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 24">${SHEET.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
