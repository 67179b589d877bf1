import type { Config } from 'tailwindcss'

const size = (fontSize: string, lineHeight: string, letterSpacing?: string, fontWeight?: string) =>
  [fontSize, { lineHeight, ...(letterSpacing && { letterSpacing }), ...(fontWeight && { fontWeight }) }] as [
    string,
    { lineHeight: string; letterSpacing?: string; fontWeight?: string },
  ]

/** The whole vocabulary of the design: Tailwind's defaults are replaced, so only these tokens compile (values live in styles/tokens.css). */
export default {
  theme: {
    screens: { sm: '40rem', md: '48rem', nav: '56rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: 'oklch(1 0 0)',
      bg: 'var(--bg)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      raised: 'var(--raised)',
      inverse: 'var(--inverse)',
      fg: { DEFAULT: 'var(--text)', 2: 'var(--text-2)', 3: 'var(--text-3)' },
      rule: { DEFAULT: 'var(--rule)', strong: 'var(--rule-strong)' },
      field: 'var(--field-border)',
      hover: 'var(--hover)',
      pressed: 'var(--pressed)',
      primary: { DEFAULT: 'var(--primary)', hover: 'var(--primary-hover)' },
      'on-primary': 'var(--on-primary)',
      accent: {
        DEFAULT: 'var(--accent)',
        strong: 'var(--accent-strong)',
        text: 'var(--accent-text)',
        tint: 'var(--accent-tint)',
        line: 'var(--accent-line)',
        fill: 'var(--accent-fill)',
      },
      'on-accent-fill': 'var(--on-accent-fill)',
      ring: 'var(--ring)',
      success: { DEFAULT: 'var(--success)', tint: 'var(--success-tint)' },
      warning: { DEFAULT: 'var(--warning)', tint: 'var(--warning-tint)' },
      danger: { DEFAULT: 'var(--danger)', tint: 'var(--danger-tint)', solid: 'var(--danger-solid)' },
      bar: { idle: 'var(--bar-idle)', caller: 'var(--bar-caller)' },
    },
    fontFamily: {
      // The Vietnamese face comes first: its unicode-range keeps it off plain Latin, and the Latin face's metric fallback would otherwise catch ế, ộ and đ.
      sans: ['var(--font-hk-vi)', 'var(--font-hk)', 'system-ui', 'sans-serif'],
      // Each further name would be looked up on the machine while the first screen is laid out, for a moment nobody sees.
      mono: ['var(--font-gm-vi)', 'var(--font-gm)', 'monospace'],
    },
    fontWeight: { normal: '400', medium: '500', strong: '550', semibold: '600' },
    fontSize: {
      // On a phone the width decides, so that seven digits and a currency fit.
      figure: size('min(clamp(4.5rem, 2.6rem + 8.4vw, 10rem), 16.5vw)', '1', '-0.05em', '600'),
      display: size('clamp(2.5rem, 1.43rem + 4.75vw, 4.625rem)', '1.1', '-0.034em', '600'),
      h1: size('clamp(2.25rem, 1.6rem + 2.9vw, 3.5rem)', '1.12', '-0.031em', '600'),
      h2: size('clamp(1.875rem, 1.45rem + 1.9vw, 2.75rem)', '1.16', '-0.027em', '600'),
      h3: size('clamp(1.375rem, 1.25rem + 0.55vw, 1.625rem)', '1.25', '-0.018em', '600'),
      h4: size('1.125rem', '1.4', '-0.01em', '600'),
      lead: size('clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', '1.6'),
      body: size('1.0625rem', '1.6'),
      ui: size('0.9375rem', '1.5'),
      small: size('0.875rem', '1.55'),
      cap: size('0.8125rem', '1.5'),
      tag: size('0.75rem', '1.4'),
    },
    borderRadius: {
      none: '0',
      xs: 'var(--r-1)',
      md: 'var(--r-2)',
      lg: 'var(--r-3)',
      xl: 'var(--r-4)',
      full: '999px',
    },
    boxShadow: { none: 'none', sm: 'var(--e1)', md: 'var(--e2)', lg: 'var(--e3)' },
    transitionTimingFunction: { out: 'var(--ease)', 'in-out': 'var(--ease-move)' },
  },
} satisfies Config
