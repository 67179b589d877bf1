import { toneStrokes } from './tone-cover'

// A file knows no CSS variables of the page: the tint and the two accents of the light theme.
const GROUND = '#e6faf0'
const STRONG = '#0b6b4b'
const FILL = '#5de5a5'
const A_LINE = 5

/** The tones of a title as an SVG file with the title as its name. */
export const toneCoverFile = (title: string) => {
  const name = title.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? char)
  const strokes = toneStrokes(title).map(
    (d, index) => `<path d="${d}" stroke="${index % A_LINE === 0 ? FILL : STRONG}"/>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="1280" height="800" fill="none"',
    ` stroke-width="7" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${name}</title>`,
    `<path d="M0 0h320v200H0z" fill="${GROUND}"/>`,
    ...strokes,
    '</svg>\n',
  ].join('')
}
