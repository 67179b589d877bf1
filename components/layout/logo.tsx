type LogoProps = { brand: string }

/** The mark of the brand: one swing of a sound wave ending in a voice, beside the name. */
export const Logo = ({ brand }: LogoProps) => (
  <span className="flex items-center gap-2.5">
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <path
        d="M6 16c2.2-7.4 5.2-7.4 7.4 0s5.2 7.4 7.4 0"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-on-primary"
      />
      <circle cx="25.2" cy="11.4" r="2.3" className="fill-accent-fill" />
    </svg>
    <span className="text-[1.1875rem] leading-snug font-semibold tracking-[-0.02em]">{brand}</span>
  </span>
)
