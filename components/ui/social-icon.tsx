import { cx } from 'class-variance-authority'
import { assetUrl } from '@/lib/asset-url'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/lib/social-networks'

type SocialIconProps = { network: SocialNetwork; size?: number; className?: string }

/** The mark of a network in the text colour, hidden from screen readers, cut out of /brand-icons.svg. */
export function SocialIcon({ network, size = 20, className }: SocialIconProps) {
  const position = SOCIAL_NETWORKS.indexOf(network) / (SOCIAL_NETWORKS.length - 1)
  return (
    <span
      aria-hidden="true"
      className={cx('cut-out', className)}
      style={{
        width: size,
        height: size,
        maskImage: `url("${assetUrl('/brand-icons.svg')}")`,
        maskSize: `${SOCIAL_NETWORKS.length * 100}% 100%`,
        maskPosition: `${position * 100}% 0`,
      }}
    />
  )
}
