import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { StaticMarkup } from '@/components/layout/static-markup'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { SampleCallList } from '@/features/audio/sample-call-list'
import { loadDemoCallMessages } from '@/features/demo-call/messages'
import type { AiAgent } from '@/lib/contract/enums'
import { type Locale, ownLanguageFirst } from '@/lib/i18n/config'
import { section, type SectionContext, SectionFrame, text } from '@/components/sections/section'

const list = (min: number, max: number) =>
  z.strictObject({ title: text, items: z.array(text).min(min).max(max) })

const schema = z.strictObject({
  title: text,
  job: text,
  text,
  does: list(3, 6),
  guards: list(3, 6),
  measures: list(2, 4),
})

const Points = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="text-h4">{title}</h3>
    <ul className="mt-3 grid gap-2 text-ui text-fg-2">
      {items.map((item) => (
        <li key={item} className="border-t border-rule pt-2">
          {item}
        </li>
      ))}
    </ul>
  </div>
)

/** The way to try this agent: the page's form, with its scenario chosen by the anchor. */
const AgentTry = async ({ agent, lang }: { agent: AiAgent; lang: Locale }) => {
  const messages = await loadDemoCallMessages(lang)
  return (
    <a href={`#demo-${agent}`} className={buttonVariants({ variant: 'secondary', className: 'mt-6' })}>
      {messages.agent}
    </a>
  )
}

const AGENT_CALLS = ['CALLBOT', 'AUTO_CALL'] as const

const AgentCall = async ({
  agent,
  context: { id, lang, path },
}: {
  agent: AiAgent
  context: SectionContext
}) => {
  const lists = await Promise.all(
    AGENT_CALLS.map((scenarioType) => readSampleCalls({ scenarioType, agent }, lang)),
  )
  // A conversation before an announcement, but one in the page's language before both.
  const calls = ownLanguageFirst(
    lists.flatMap((list) => list ?? []),
    lang,
  )
  return calls.length > 0 ? (
    <div className="mt-10">
      <SampleCallList id={`${id}-call`} calls={calls.slice(0, 1)} lang={lang} path={path} />
    </div>
  ) : null
}

/** One AI agent: its picture, what it does, where it stops, what to measure, and a call of its own to hear. */
export const agent = section<typeof schema, { agent: AiAgent; picture: PictureId; flip?: boolean }>(
  schema,
  ({ content, context, agent: id, picture, flip = false }) => (
    <SectionFrame id={context.id} band={flip}>
      <div
        className={cn('grid gap-x-16 gap-y-8', flip ? 'lg:grid-cols-[6fr_5fr]' : 'lg:grid-cols-[5fr_6fr]')}
      >
        <div className={cn(flip && 'lg:order-2')}>
          <p className="text-small font-strong text-accent-text">{content.title}</p>
          <h2 id={`${context.id}-title`} className="mt-2 text-h2">
            {content.job}
          </h2>
          <p className="mt-5 max-w-[56ch] text-fg-2">{content.text}</p>
          <AgentTry agent={id} lang={context.lang} />
        </div>
        <StaticMarkup id={`${context.id}-picture`} of={context} className="grid min-w-0">
          {context.picture(picture)}
        </StaticMarkup>
      </div>
      <StaticMarkup
        id={`${context.id}-points`}
        of={context}
        className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3"
      >
        <Points {...content.does} />
        <Points {...content.guards} />
        <Points {...content.measures} />
      </StaticMarkup>
      <AgentCall agent={id} context={context} />
    </SectionFrame>
  ),
)
