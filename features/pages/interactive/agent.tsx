import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { loadDemoCallMessages } from '@/features/demo-call/messages'
import type { AiAgent } from '@/lib/contract/enums'
import { PointList, section, type SectionContext, StaticSection, text } from '@/components/sections/section'

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

type Content = z.infer<typeof schema>

/** What of an agent is shown at once: where it stops, what it does, or its picture as wide as the page, after or before what it is. */
type Shape = 'guards' | 'does' | 'poster' | 'plate'

type Structure = { agent: AiAgent; picture: PictureId; shape: Shape }

type Points = Content['does']

/** The other lists, behind one line that names them. */
const More = ({ lists }: { lists: readonly Points[] }) => (
  <details className="group mt-6 border-y border-rule">
    <summary className="flex min-h-11 items-center justify-between gap-4 py-3 text-ui font-strong">
      {lists.map(({ title }) => title).join(' · ')}
      <SpriteIcon
        name="plus"
        size={20}
        className="shrink-0 transition-transform duration-(--d-2) group-open:rotate-45"
      />
    </summary>
    <div className="grid gap-x-12 gap-y-6 pb-6 sm:auto-cols-fr sm:grid-flow-col">
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3 className="text-small text-fg-3">{title}</h3>
          <ul className="mt-2 grid gap-2 text-ui text-fg-2">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </details>
)

type AgentProps = { content: Content; context: SectionContext; structure: Structure; label: string }

const Heading = ({
  content,
  context,
  large,
}: Pick<AgentProps, 'content' | 'context'> & { large?: boolean }) => (
  <>
    <p className="text-small font-strong text-accent-text">{content.title}</p>
    <h2 id={`${context.id}-title`} className={cn('mt-2', large ? 'sentence' : 'text-h2')}>
      {content.job}
    </h2>
  </>
)

/** The way to try this agent: the page's form, with its scenario chosen by the anchor. */
const Try = ({ structure: { agent }, label }: AgentProps) => (
  <a href={`#demo-${agent}`} className={buttonVariants({ variant: 'secondary', className: 'mt-6' })}>
    {label}
  </a>
)

const Beside = (props: AgentProps) => {
  const { content, context, structure } = props
  const isGuards = structure.shape === 'guards'
  const shown = isGuards ? content.guards : content.does
  const other = isGuards ? content.does : content.guards
  return (
    <StaticSection context={context}>
      <div
        className={cn(
          'grid items-start gap-x-16 gap-y-8',
          isGuards ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div className={cn(!isGuards && 'lg:order-2')}>
          <Heading content={content} context={context} />
          <p className="mt-5 max-w-[56ch] text-fg-2">{content.text}</p>
          {!isGuards && <PointList points={shown.items} />}
          <Try {...props} />
        </div>
        <div className="grid min-w-0">{context.picture(structure.picture)}</div>
      </div>
      {isGuards && (
        <div className="mt-10 grid gap-x-16 gap-y-3 border-t border-rule-strong pt-5 lg:grid-cols-[5fr_7fr]">
          <h3 className="text-h4">{shown.title}</h3>
          <ul className="grid gap-x-10 text-ui text-fg-2 sm:grid-cols-2">
            {shown.items.map((item) => (
              <li key={item} className="border-b border-rule py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
      <More lists={[other, content.measures]} />
    </StaticSection>
  )
}

const Claim = (props: AgentProps) => {
  const { content, context, structure } = props
  return (
    <>
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading content={content} context={context} large={structure.shape === 'poster'} />
        </div>
        <p className="text-fg-2">{content.text}</p>
      </div>
      <Try {...props} />
      <More lists={[content.does, content.guards, content.measures]} />
    </>
  )
}

const Poster = (props: AgentProps) => (
  <StaticSection context={props.context} tone="tint">
    <Claim {...props} />
    <div className="wide-picture">{props.context.picture(props.structure.picture)}</div>
  </StaticSection>
)

const Plate = (props: AgentProps) => (
  <StaticSection context={props.context}>
    <div className="flex flex-col gap-8">
      <div>
        <Claim {...props} />
      </div>
      <div className="lg:order-first">{props.context.picture(props.structure.picture)}</div>
    </div>
  </StaticSection>
)

const SHAPES = { guards: Beside, does: Beside, poster: Poster, plate: Plate }

const Agent = async (props: Omit<AgentProps, 'label'>) => {
  const { agent: label } = await loadDemoCallMessages(props.context.lang)
  const View = SHAPES[props.structure.shape]
  return <View {...props} label={label} />
}

/** One AI agent: its picture, and of what it does, where it stops and what to measure the part this agent is about. */
export const agent = section<typeof schema, Structure>(
  schema,
  ({ content, context, agent: id, picture, shape }) => (
    <Agent content={content} context={context} structure={{ agent: id, picture, shape }} />
  ),
)
