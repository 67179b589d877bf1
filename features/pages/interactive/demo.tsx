import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { AI_AGENTS, type DemoCallKind } from '@/lib/contract/enums'
import type { CallFilter } from './samples'
import { PointList, section, SectionFrame, text } from '@/components/sections/section'
import type { ComponentProps } from 'react'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { DemoCard } from '@/features/demo-call/demo-card'
import { getT } from '@/lib/i18n/server'

const schema = z.strictObject({ title: text, lead: text, points: z.array(text).min(2).max(5) })

type Structure = { filter: CallFilter; kinds?: readonly DemoCallKind[] }

/** Try it: what will happen left, the demo call right, its scenario chosen for this page or by an agent's anchor. */
export const demo = section<typeof schema, Structure>(
  schema,
  ({ content, context: { id, lang, path }, filter, kinds }) => (
    <SectionFrame id={id}>
      {AI_AGENTS.map((agent) => (
        <span key={agent} id={`${id}-${agent}`} className="block scroll-mt-36" />
      ))}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <div className="lg:sticky lg:top-36">
          <StaticMarkup id={`${id}-text`} of={{ lang, path }}>
            <h2 id={`${id}-title`} className="text-h2">
              {content.title}
            </h2>
            <p className="mt-5 max-w-[56ch] text-fg-2">{content.lead}</p>
            <PointList points={content.points} />
          </StaticMarkup>
        </div>
        <DemoCallCard
          lang={lang}
          path={path}
          industry={filter.industry}
          agent={filter.agent}
          {...(kinds && { kinds })}
        />
      </div>
    </SectionFrame>
  ),
)

/** The demo-call card, with the names of the player its replay is heard on. */
export const DemoCallCard = async (props: Omit<ComponentProps<typeof DemoCard>, 'labels'>) => {
  const { t } = await getT('common', { lng: props.lang })
  return <DemoCard {...props} labels={{ ...audioLabels(t), ...voiceWords(t), speed: t('audio.speed') }} />
}
