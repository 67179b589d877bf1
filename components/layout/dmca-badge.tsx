type DmcaBadgeProps = { href: string; label: string }

/** A badge of our own drawing that leads to the site's entry in the DMCA register: no picture of a third party is loaded. */
export const DmcaBadge = ({ href, label }: DmcaBadgeProps) => (
  <a
    href={href}
    rel="noopener"
    className="group inline-flex min-h-9 items-stretch overflow-clip rounded-xs border border-rule-strong text-cap text-fg-2 hover:border-fg-3 hover:text-fg pointer-coarse:min-h-11"
  >
    <span className="flex items-center gap-1.5 bg-raised px-2.5 font-semibold text-fg">
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden>
        <path
          d="M10 1.8 3.2 4.3v5c0 4.2 2.8 7.4 6.8 8.9 4-1.5 6.8-4.7 6.8-8.9v-5L10 1.8Z"
          strokeWidth="1.6"
        />
        <path d="m6.8 9.9 2.3 2.3 4.2-4.5" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      DMCA
    </span>
    <span className="flex items-center px-2.5">{label}</span>
  </a>
)
