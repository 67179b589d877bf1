import { siFacebook, siInstagram, siMessenger, siTiktok, siYoutube, siZalo } from 'simple-icons'

const marks = {
  facebook: siFacebook,
  instagram: siInstagram,
  youtube: siYoutube,
  tiktok: siTiktok,
  zalo: siZalo,
  messenger: siMessenger,
}

export type SocialNetwork = keyof typeof marks

/** The mark of a network in the text colour, hidden from screen readers; server components only (the paths are long). */
export function SocialIcon({
  network,
  size = 20,
  className,
}: {
  network: SocialNetwork
  size?: number
  className?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d={marks[network].path} />
    </svg>
  )
}
