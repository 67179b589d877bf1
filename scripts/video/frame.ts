import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import { barHeights } from '../../lib/domain/waveform.ts'
import type { VideoSource } from './source.ts'

export const SIZE = { width: 1280, height: 720 }
/** Where the wave stands in the frame; the playhead runs over it. */
export const WAVE = { x: 216, y: 236, width: 1000, height: 232 }

// The dark stage of styles/tokens.css as hex: the drawing library reads no oklch.
const INK = { ground: '#031113', text: '#f3f7f7', dim: '#a0aaaa', agent: '#5de5a5', customer: '#dce2e2' }
const FONTS = new URL('../../node_modules/@fontsource/hanken-grotesk/files/', import.meta.url)
const BARS = 172

const font = async (subset: string, weight: 400 | 600) => ({
  name: subset,
  weight,
  data: await readFile(new URL(`hanken-grotesk-${subset}-${weight}-normal.woff`, FONTS)),
})

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

const text = (words: string, left: number, top: number, style: CSSProperties) =>
  box({ position: 'absolute', left, top, lineHeight: 1.25, ...style }, words)

const bars = (heights: readonly number[] = [], direction: 1 | -1) => {
  const middle = WAVE.height / 2
  return heights
    .map((height, bar) => {
      const x = ((bar + 0.5) * WAVE.width) / BARS
      const from = middle + direction * 6
      return `M${x.toFixed(1)} ${from}V${(from + direction * Math.max(1, height * 100)).toFixed(1)}`
    })
    .join('')
}

/** Both channels of the call; those not heard yet are faint. */
export const wave = ({ channels }: VideoSource, heard: boolean) => {
  const [agent, customer] = barHeights([channels.agent, channels.customer], BARS)
  return createElement(
    'svg',
    {
      width: WAVE.width,
      height: WAVE.height,
      viewBox: `0 0 ${WAVE.width} ${WAVE.height}`,
      fill: 'none',
      strokeWidth: 2.8,
      strokeLinecap: 'round',
      opacity: heard ? 1 : 0.28,
    },
    createElement('path', { d: bars(agent, -1), stroke: INK.agent }),
    createElement('path', { d: bars(customer, 1), stroke: INK.customer }),
  )
}

/** The strip behind the channels, as wide as they are. */
export const waveStrip = (source: VideoSource, heard: boolean) =>
  box({ width: WAVE.width, height: WAVE.height, background: INK.ground }, wave(source, heard))

const ticks = ({ seconds }: VideoSource) =>
  Array.from({ length: Math.floor(seconds / 5) + 1 }, (_, index) => {
    const left = WAVE.x + (index * 5 * WAVE.width) / seconds
    return text(`00:${String(index * 5).padStart(2, '0')}`, left, WAVE.y + WAVE.height + 14, {
      fontSize: 20,
      color: INK.dim,
    })
  })

const speaker = (name: string, channel: 'agent' | 'customer', lit: boolean) =>
  text(name, 64, WAVE.y + (channel === 'agent' ? 44 : 150), {
    fontSize: 26,
    fontWeight: 600,
    color: lit ? INK[channel] : INK.dim,
  })

/** The whole picture; `lit` is who speaks, `drawn` puts the channels in (the poster), else their place stays empty. */
export const frame = (source: VideoSource, { lit, drawn }: { lit?: 'agent' | 'customer'; drawn: boolean }) =>
  box(
    {
      position: 'relative',
      ...SIZE,
      background: INK.ground,
      color: INK.text,
      fontFamily: 'latin, vietnamese',
    },
    text('AICall', 64, 56, { fontSize: 26, fontWeight: 600, color: INK.agent }),
    text(source.title, 64, 98, { fontSize: 54, fontWeight: 600, letterSpacing: '-0.02em' }),
    box({ position: 'absolute', right: 64, top: 58, fontSize: 24, color: INK.dim }, source.labels.aiMade),
    speaker(source.labels.agent, 'agent', lit === 'agent'),
    speaker(source.labels.customer, 'customer', lit === 'customer'),
    box({ position: 'absolute', left: WAVE.x, top: WAVE.y }, drawn ? wave(source, true) : null),
    ...ticks(source),
  )

/** A drawing as PNG bytes. */
export const png = async (drawing: ReactNode, size: { width: number; height: number }) => {
  const fonts = await Promise.all(
    (['latin', 'vietnamese'] as const).flatMap((subset) => [font(subset, 400), font(subset, 600)]),
  )
  return Buffer.from(await new ImageResponse(drawing as React.ReactElement, { ...size, fonts }).arrayBuffer())
}
