import { z } from 'zod'
import { claim, FieldFrame, type HeroFieldStructure } from '@/components/sections/hero-field'
import { section, text, type SectionContext } from '@/components/sections/section'
import { readScene } from '@/features/audio/read-scene'
import { type CallSide, ScenePlayer } from '@/features/pages/interactive/scene-player'

/** `sound` says what is heard, as the title of the recording. */
const schema = z.strictObject({ ...claim, sound: text, facts: z.array(text).length(3) })

type Structure = HeroFieldStructure & { moments: readonly number[]; side: CallSide }

type CallSceneProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const CallScene = async (props: CallSceneProps) => {
  const { content, context, picture, moments, side } = props
  const slug = context.path.slice(context.path.lastIndexOf('/') + 1)
  const scene = await readScene(`aicall-${slug}`, context.lang)
  const facts = (
    <ul className="grid gap-y-4 text-ui sm:grid-cols-3">
      {content.facts.map((fact) => (
        <li key={fact} className="border-t border-rule pt-3 sm:not-last:mr-8">
          {fact}
        </li>
      ))}
    </ul>
  )
  return (
    <FieldFrame {...props} facts={facts}>
      <ScenePlayer
        scene={scene}
        title={content.sound}
        context={context}
        picture={picture}
        moments={moments}
        side={side}
      />
    </FieldFrame>
  )
}

/** The opening of a page about one kind of call: a call of its own to hear, whole or as a strip, and the picture it fills in. */
export const callScene = section<typeof schema, Structure>(schema, (props) => <CallScene {...props} />)
