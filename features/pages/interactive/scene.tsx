import type { z } from 'zod'
import { HeroField, heroFieldSchema, type HeroFieldStructure } from '@/components/sections/hero-field'
import { section, text, type SectionContext } from '@/components/sections/section'
import { readScene } from '@/features/audio/read-scene'
import { ScenePlayer } from '@/features/pages/interactive/scene-player'

/** `sound` says what is heard, as the title of the recording. */
const schema = heroFieldSchema.extend({ sound: text })

type Structure = HeroFieldStructure & {
  moments: readonly number[]
  /** The recording, where it does not have the name of the page. */
  recording?: string
}

type SceneProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const Scene = async (props: SceneProps) => {
  const { content, context, picture, moments, recording, product } = props
  const slug = context.path.slice(context.path.lastIndexOf('/') + 1)
  const scene = await readScene(recording ?? slug, context.lang)
  return (
    <HeroField {...props}>
      <ScenePlayer
        scene={scene}
        title={content.sound}
        context={context}
        picture={picture}
        moments={moments}
        {...(product && { product })}
      />
    </HeroField>
  )
}

/** The opening of a trade or of a use case: its drawn picture from edge to edge, which fills in as the recording above it is heard. */
export const scene = section<typeof schema, Structure>(schema, (props) => <Scene {...props} />)
