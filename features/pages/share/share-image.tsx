import { ImageResponse } from 'next/og'
import type { ComponentProps } from 'react'
import { readTones } from '@/features/audio/read-tones'
import { loadContent, loadPageLinks } from '@/features/pages/content'
import type { Page } from '@/features/pages/page'
import { drawable, FAMILY, shareFonts } from '@/features/pages/share/fonts'
import { ShareWaveform } from '@/features/pages/share/share-waveform'
import type { Locale } from '@/lib/i18n/config'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import type { ProductId } from '@/lib/contract/enums'

const SIZE = { width: 1200, height: 630 }
const LONG_TITLE = 46

const Mark = ({ accent }: { accent: string }) => (
  <svg width="52" height="52" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="9" fill={INK.text} />
    <path
      d="M6 16c2.2-7.4 5.2-7.4 7.4 0s5.2 7.4 7.4 0"
      fill="none"
      stroke={INK.ground}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="25.2" cy="11.4" r="2.3" fill={accent} />
  </svg>
)

const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const

type CardProps = {
  tones: ComponentProps<typeof ShareWaveform>['tones']
  page: Page
  brand: string
  tag: string
  title: string
  address: string
}

const Card = ({ page, tones, brand, tag, title, address }: CardProps) => {
  const accent = ACCENT[page.product ?? 'aicall']
  return (
    <div
      style={{
        ...SIZE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 56px',
        background: INK.ground,
        color: INK.text,
        fontFamily: FAMILY,
      }}
    >
      <div style={{ ...row, fontSize: 30 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
          <Mark accent={accent} />
          {brand}
        </div>
        <div style={{ display: 'flex', color: accent }}>{tag}</div>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: title.length > LONG_TITLE ? 64 : 76,
          lineHeight: 1.2,
          letterSpacing: '-0.03em',
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 28 }}>
        <ShareWaveform page={page} accent={accent} quiet={INK.quiet} tones={tones} />
        <div style={{ display: 'flex', fontSize: 24, color: INK.quiet }}>{address}</div>
      </div>
    </div>
  )
}

const tagOf = ({ path }: Page, name: string, product: string | undefined) => {
  if (path === '/') return ''
  return product === undefined || name.includes(product) ? name : `${product} / ${name}`
}

/** The picture that stands for a page where it is shared: 1200 × 630 PNG with its title, product and address. */
export const shareImage = async (page: Page, lang: Locale) => {
  const [{ meta }, link, fonts, tones] = await Promise.all([
    loadContent(page, lang),
    loadPageLinks(lang),
    shareFonts(),
    page.product === 'aivoice' ? readTones('thu-lam') : null,
  ])
  const product = page.product && link(`/${page.product}`).name
  return new ImageResponse(
    <Card
      page={page}
      tones={tones}
      brand={drawable(site(lang).brand)}
      tag={drawable(tagOf(page, meta.name, product))}
      title={drawable(meta.title)}
      address={drawable(pageUrl(page.path, lang).replace(/^https?:\/\//, ''))}
    />,
    { ...SIZE, fonts },
  )
}

/** The colours of a share image as hex (its renderer knows neither CSS variables nor OKLCH): ink and the 300 step of each product. */
export const INK = { ground: '#031113', text: '#f3f7f7', quiet: '#c7d0cf' } as const

export const ACCENT: Record<ProductId, string> = {
  aicall: '#5de5a5',
  aivoice: '#fe9c6f',
  smartdialog: '#8bb7ff',
}
