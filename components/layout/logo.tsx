import { SpriteIcon } from '@/components/ui/sprite-icon'

type LogoProps = { brand: string }

/** The mark of the brand, 32 by 32: one swing of a sound wave ending in a voice. */
export const LogoMark = () => (
  <>
    <rect width="32" height="32" rx="9" className="fill-primary" />
    <path
      d="M6 16c2.2-7.4 5.2-7.4 7.4 0s5.2 7.4 7.4 0"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      className="stroke-on-primary"
    />
    <circle cx="25.2" cy="11.4" r="2.3" className="fill-accent-fill" />
  </>
)

/** The mark beside the name. */
export const Logo = ({ brand }: LogoProps) => (
  <span className="logo">
    <SpriteIcon name="logo" size={30} />
    {brand}
  </span>
)
