import { z } from 'zod'
import { type Clip, recordedChannels } from '@/components/pictures/parts/recorded-peaks'
import { StereoWaveform } from '@/components/ui/waveform'
import { section, StaticSection, text } from './section'

/** Who takes it from there, once the call has its answer. */
export type Way = 'system' | 'person'

const schema = z.strictObject({
  title: text,
  before: z
    .array(z.strictObject({ title: text, text }))
    .min(2)
    .max(3),
  call: text,
  system: text,
  person: text,
  ways: z
    .array(z.strictObject({ title: text, text }))
    .min(3)
    .max(5),
  caption: text,
})

const BARS = 168

/** Bézier lines from the middle of the call to the middle of each column under it. */
const Fan = ({ ways }: { ways: readonly Way[] }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden className="flow-fan">
    {ways.map((way, index) => {
      const x = ((index + 0.5) / ways.length) * 100
      return (
        <path
          key={x}
          d={`M50 0V34C50 84 ${x} 52 ${x} 100`}
          data-way={way}
          vectorEffect="non-scaling-stroke"
        />
      )
    })}
  </svg>
)

/** How one call runs, drawn: what comes before it, its sound on both sides, and every way it can end with whoever takes over. */
export const callFlow = section<typeof schema, { clip: Clip; ways: readonly Way[] }>(
  schema,
  ({ content, context, clip, ways }) => (
    <StaticSection context={context}>
      <figure>
        <div data-theme="dark" className="flow">
          <h2 id={`${context.id}-title`} className="text-h3">
            {content.title}
          </h2>
          <ol className="flow-before">
            {content.before.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-ui font-strong">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="text-small font-strong text-accent-text">{content.call}</p>
          <div className="flow-wave">
            <StereoWaveform id={`${context.id}-wave`} {...recordedChannels(clip)} bars={BARS} />
          </div>
          <Fan ways={ways} />
          <ul className="flow-ways" data-count={ways.length}>
            {content.ways.map(({ title, text }, index) => {
              const way = ways[index] ?? 'person'
              return (
                <li key={title} data-way={way}>
                  <h3 className="text-ui font-strong">{title}</h3>
                  <p>{text}</p>
                  <p className="flow-by">{content[way]}</p>
                </li>
              )
            })}
          </ul>
        </div>
        <figcaption className="mt-3 max-w-[80ch] text-cap text-fg-3">{content.caption}</figcaption>
      </figure>
    </StaticSection>
  ),
)
