import { siFacebook, siInstagram, siMessenger, siTiktok, siYoutube, siZalo } from 'simple-icons'
import type { SocialNetwork } from '@/components/ui/social-icon'

export const dynamic = 'force-static'

const MARKS: Record<SocialNetwork, { path: string }> = {
  facebook: siFacebook,
  instagram: siInstagram,
  youtube: siYoutube,
  tiktok: siTiktok,
  zalo: siZalo,
  messenger: siMessenger,
}

const SHEET = Object.entries(MARKS).map(
  ([network, { path }]) => `<symbol id="${network}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
)

/** The marks of the networks as one sheet that every page points into: their paths are longer than a section. */
export const GET = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg">${SHEET.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
