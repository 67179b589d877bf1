import type { ProductId } from '@/lib/contract/enums'

/** The colours of a share image as hex (its renderer knows neither CSS variables nor OKLCH): ink and the 300 step of each product. */
export const INK = { ground: '#031113', text: '#f3f7f7', quiet: '#c7d0cf' } as const

export const ACCENT: Record<ProductId, string> = {
  aicall: '#5de5a5',
  aivoice: '#fe9c6f',
  smartdialog: '#8bb7ff',
}
