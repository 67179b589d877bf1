import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { AI_AGENTS, type DemoCallKind } from '@/lib/contract/enums'
import { type CallFilter, SampleList } from './samples'
import { cn } from '@/components/ui/cn'
import { PointList, section, SectionFrame, text } from '@/components/sections/section'
import type { ComponentProps } from 'react'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { DemoCard } from '@/features/demo-call/demo-card'
import { getT } from '@/lib/i18n/server'

const schema = z.strictObject({
  title: text,
  lead: text,
  points: z.array(text).min(2).max(5),
  samples: text.optional(),
})

/** `samples`: recorded calls of the same kind, under what will happen. */
type Structure = { filter: CallFilter; kinds?: readonly DemoCallKind[]; samples?: CallFilter }

/** Try it: what will happen left, the demo call right, its scenario chosen for this page or by an agent's anchor. */
export const demo = section<typeof schema, Structure>(
  schema,
  ({ content, context, filter, kinds, samples }) => {
    const { id, lang, path } = context
    return (
      <SectionFrame id={id}>
        {AI_AGENTS.map((agent) => (
          <span key={agent} id={`${id}-${agent}`} className="block scroll-mt-36" />
        ))}
        <div className={cn('beside grid items-start gap-10', samples && 'lg:grid-rows-[auto_1fr]')}>
          <div className={cn(!samples && 'lg:sticky lg:top-36')}>
            <StaticMarkup id={`${id}-text`} of={{ lang, path }}>
              <h2 id={`${id}-title`} className="text-h2">
                {content.title}
              </h2>
              <p className="mt-5 max-w-[56ch] text-fg-2">{content.lead}</p>
              <PointList points={content.points} />
            </StaticMarkup>
          </div>
          <div className={cn(samples && 'lg:sticky lg:top-36 lg:row-span-2')}>
            <DemoCallCard
              lang={lang}
              path={path}
              industry={filter.industry}
              agent={filter.agent}
              {...(kinds && { kinds })}
            />
          </div>
          {samples && (
            <div className="min-w-0">
              <h3 className="mb-4 text-h4">{content.samples}</h3>
              <SampleList context={context} filter={samples} level={4} />
            </div>
          )}
        </div>
      </SectionFrame>
    )
  },
)

/** The demo-call card, with the names of the player its replay is heard on. */
export const DemoCallCard = async (props: Omit<ComponentProps<typeof DemoCard>, 'labels'>) => {
  const { t } = await getT('common', { lng: props.lang })
  return <DemoCard {...props} labels={{ ...audioLabels(t), ...voiceWords(t), speed: t('audio.speed') }} />
}
