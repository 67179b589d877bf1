import { z } from 'zod'
import { type Clip, recordedChannels } from '@/components/pictures/parts/recorded-peaks'
import { SectionHeader } from '@/components/ui/section-header'
import { StereoWaveform } from '@/components/ui/waveform'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).length(6), caption: text })

/** Six principles as one figure: each points to the moment of a call in which it holds, from before the ring to after the end. */
export const principles = section<typeof schema, { clip: Clip }>(schema, ({ content, context, clip }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <figure>
      <div data-theme="dark" className="flow principles">
        <ol>
          {content.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-ui text-fg-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="flow-wave">
          <StereoWaveform id={`${context.id}-wave`} {...recordedChannels(clip)} bars={180} />
        </div>
      </div>
      <figcaption className="mt-3 max-w-[80ch] text-cap text-fg-3">{content.caption}</figcaption>
    </figure>
  </StaticSection>
))
