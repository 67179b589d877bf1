export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'zalo' | 'messenger'

type SocialIconProps = { network: SocialNetwork; size?: number; className?: string }

/** The mark of a network in the text colour, hidden from screen readers, from the sheet at /brand-icons.svg. */
export function SocialIcon({ network, size = 20, className }: SocialIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <use href={`/brand-icons.svg#${network}`} />
    </svg>
  )
}
