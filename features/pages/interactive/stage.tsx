import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { Stage } from '@/components/ui/stage'
import type { StageFlag } from '@/components/ui/stage-graph'
import { readFeaturedCall, type FeaturedCall } from '@/features/audio/read-featured-call'
import { readCallPrice } from '@/features/pricing/read-prices'
import { type BlockPrice, blocksCost, startedBlocks } from '@/lib/domain/price'
import { audioLabels } from '@/features/audio/labels'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatVnd } from '@/lib/i18n/format'
import { section, type SectionContext, text } from '@/components/sections/section'

const schema = z.strictObject({
  title: text,
  meta: text,
  result: text,
  flags: z.array(text).length(3),
  data: text,
  rows: z
    .array(z.strictObject({ label: text, value: text }))
    .min(3)
    .max(5),
  bill: text,
  blocks: text,
})

/** The player on the stage. */
export const STAGE_CALL = 'stage-call'

type Structure = { call: FeaturedCall }

type CallStageProps = Structure & { content: z.infer<typeof schema>; context: SectionContext }

/** The remarks that can be read: a minor one makes way where the next comes within a tenth of the call. */
export const withRoom = (flags: readonly StageFlag[], seconds: number) =>
  flags.filter(({ at, minor }, i) => !minor || (flags[i + 1]?.at ?? seconds) - at >= seconds / 10)

/** What the call has cost from each started block on. */
const billOf = ({ blockSeconds, ...price }: BlockPrice, seconds: number, lang: Locale) =>
  Array.from({ length: startedBlocks(seconds, blockSeconds) }, (_, block) => ({
    since: block * blockSeconds,
    blocks: formatCount(block + 1, lang),
    price: formatVnd(blocksCost(block + 1, { blockSeconds, ...price }).grossVnd, lang),
  }))

const CallStage = async ({ content, context, call: name }: CallStageProps) => {
  const { id, lang, t } = context
  const [call, price] = await Promise.all([readFeaturedCall(name, lang), readCallPrice()])
  const { turns, seconds } = call
  return (
    <StaticMarkup
      id={id}
      of={context}
      data-product="aicall"
      className="section mx-2 pt-0 sm:mx-auto sm:w-[min(100%-2*var(--gutter),1240px)]"
    >
      <Stage
        id={STAGE_CALL}
        src={call.src}
        duration={seconds}
        title={content.title}
        meta={content.meta}
        pill={content.result}
        channels={call.channels}
        flags={withRoom(
          content.flags.map((text, i) => ({ at: call.flagsAt[i] ?? 0, text, minor: i === 1 })),
          seconds,
        )}
        turns={turns}
        data={{
          title: content.data,
          rows: content.rows.map((row, i) => ({ ...row, since: call.rowsSince[i] ?? 0 })),
        }}
        {...(price && {
          bill: {
            label: content.bill,
            blockSeconds: price.value.blockSeconds,
            steps: billOf(price.value, seconds, lang).map(({ since, blocks, price: cost }) => ({
              since,
              text: fillIn(content.blocks, { blocks, price: cost, seconds: price.value.blockSeconds }),
            })),
          },
        })}
        labels={{
          ...audioLabels(t),
          agent: t('audio.agent'),
          customer: t('audio.customer'),
          speed: t('audio.speed'),
        }}
        note={t('audio.aiMade')}
      />
    </StaticMarkup>
  )
}

/** One whole call as a two-channel graph that plays; as it is heard, the data it gives back is written and its price counts. */
export const stage = section<typeof schema, Structure>(schema, (props) => <CallStage {...props} />)
