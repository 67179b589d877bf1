import type { ReactNode } from 'react'
import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import type { ProductId } from '@/lib/contract/enums'
import { actionLinks, Actions, type ActionPaths } from './actions'
import { buttons, section, type SectionContext, StaticFrame, text } from './section'

/** What every such opening says. */
export const claim = { title: text, lead: text, ...buttons }

export const heroFieldSchema = z.strictObject({
  ...claim,
  note: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ label: text, text }))
      .min(2)
      .max(3),
  }),
})

export type HeroFieldStructure = ActionPaths & {
  /** Whose colour it has, where that is not AICall's. */
  product?: ProductId
  picture: PictureId
  /** What the picture lies on, from edge to edge. */
  field: 'page' | 'surface' | 'tint' | 'dark'
}

type FieldFrameProps = Omit<HeroFieldStructure, 'picture'> & {
  content: z.output<z.ZodObject<typeof claim>>
  context: SectionContext
  /** Below the picture. */
  facts: ReactNode
  children: ReactNode
}

/** An opening whose picture leads: the claim with two ways on, the picture across the page, then facts. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { content, context, field, facts, product, primary = '', secondary = '', children } = props
  return (
    <StaticFrame context={context} hero product={product}>
      <div className="beside wrap grid items-start gap-x-10 gap-y-5">
        <h1 id={`${context.id}-title`} className="text-h1">
          {content.title}
        </h1>
        <div className="lg:pt-2">
          <p className="max-w-[56ch] text-balance text-fg-2">{content.lead}</p>
          <div className="-mt-2">
            <Actions {...actionLinks(content, { primary, secondary }, context)} />
          </div>
        </div>
      </div>
      <div className="scene-field" data-field={field} data-theme={field === 'dark' ? 'dark' : undefined}>
        {children}
      </div>
      <div className="wrap">{facts}</div>
    </StaticFrame>
  )
}

type HeroFieldProps = Omit<HeroFieldStructure, 'picture'> & {
  content: z.output<typeof heroFieldSchema>
  context: SectionContext
  children: ReactNode
}

/** Such an opening with two or three facts, each under its name. */
export const HeroField = ({ children, ...props }: HeroFieldProps) => {
  const { content, context } = props
  const facts = (
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
  )
  return (
    <FieldFrame {...props} facts={facts}>
      {children}
    </FieldFrame>
  )
}

/** Such an opening with a picture that has no sound. */
export const heroField = section<typeof heroFieldSchema, HeroFieldStructure>(heroFieldSchema, (props) => (
  <HeroField {...props}>
    <div className="scene wrap">{props.context.picture(props.picture)}</div>
  </HeroField>
))
