import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import type { PictureId } from '@/components/pictures/registry'
import { actionLinks, Actions, type ActionPaths } from '@/components/sections/actions'
import { buttons, section, text, type SectionContext } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readScene } from '@/features/audio/read-scene'
import type { ProductId } from '@/lib/contract/enums'

const schema = z.strictObject({
  title: text,
  lead: text,
  ...buttons,
  /** What is heard, as the title of the recording. */
  sound: text,
  note: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ label: text, text }))
      .min(2)
      .max(3),
  }),
})

/** The field the picture lies on, from edge to edge. */
type Field = 'page' | 'surface' | 'tint' | 'dark'

type Structure = ActionPaths & {
  /** Whose colour it has, where that is not AICall's. */
  product?: ProductId
  picture: PictureId
  field: Field
  /** When each value the picture marks is known: 2.5 is the middle of the recording's turn 2. */
  moments: readonly number[]
}

type SceneProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const Scene = async (props: SceneProps) => {
  const {
    content,
    context,
    picture,
    field,
    moments,
    product = 'aicall',
    primary = '',
    secondary = '',
  } = props
  const { t, lang, path } = context
  const { src, seconds, channels, turns, spokenBy, at } = await readScene(
    path.slice(path.lastIndexOf('/') + 1),
    lang,
  )
  const recording = { id: 'scene', src, title: content.sound, duration: seconds }
  const note = [t('audio.aiMade'), voiceSentence(voiceWords(t), spokenBy)].filter(Boolean).join(' · ')
  return (
    <StaticMarkup
      as="section"
      of={context}
      id={context.id}
      aria-labelledby={`${context.id}-title`}
      data-hero
      className="section"
    >
      <div className="wrap grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h1 id={`${context.id}-title`} className="text-h1">
          {content.title}
        </h1>
        <p className="max-w-[56ch] text-fg-2 lg:pb-1">{content.lead}</p>
      </div>
      <div
        className="scene-field"
        data-field={field}
        data-product={product}
        data-theme={field === 'dark' ? 'dark' : undefined}
      >
        <div {...playerAttributes(recording)} data-slot="scene" className="scene wrap">
          <div data-theme="dark" className="call-strip">
            <CallStripParts
              {...recording}
              channels={channels}
              turns={turns}
              labels={audioLabels(t)}
              wideBars={140}
            />
          </div>
          {context.picture(picture, moments.map(at))}
          <p className="mt-1 text-tag text-fg-3">{note}</p>
        </div>
      </div>
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="-mt-8">
          <Actions {...actionLinks(content, { primary, secondary }, context)} />
        </div>
        <aside aria-labelledby={`${context.id}-note`}>
          <h2 id={`${context.id}-note`} className="text-small font-strong text-accent-text">
            {content.note.title}
          </h2>
          <dl className="mt-3 grid gap-x-8 gap-y-4 text-ui sm:auto-cols-fr sm:grid-flow-col">
            {content.note.items.map(({ label, text }) => (
              <div key={label} className="border-t border-rule pt-3">
                <dt className="text-small text-fg-3">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </StaticMarkup>
  )
}

/** The opening of a trade: its drawn picture from edge to edge, which fills in as the recording above it is heard. */
export const scene = section<typeof schema, Structure>(schema, (props) => <Scene {...props} />)
