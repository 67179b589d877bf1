import { z } from 'zod'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import type { PictureId } from '@/components/pictures/registry'
import { cn } from '@/components/ui/cn'
import { TextLink } from '@/components/ui/text-link'
import { item, PointList, section, type SectionContext, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  text,
  points: z.array(text).min(2).max(6).optional(),
  /** Points of a wide picture that have a heading each. */
  items: z.array(item).min(2).max(5).optional(),
  link: text.optional(),
})

type Split = {
  picture?: PictureId
  path?: string
  flip?: boolean
  band?: boolean
  wide?: boolean
  /** What a wide picture lies on: the product's tint unless told. */
  field?: 'tint' | 'page'
}

type ViewProps = {
  content: z.infer<typeof schema>
  context: SectionContext
  picture: PictureId | undefined
  path: string | undefined
}

const Way = ({ content, context, path }: ViewProps) =>
  content.link &&
  path && (
    <TextLink href={context.link(path).href} className="mt-6">
      {content.link}
      <SpriteIcon name="arrow" />
    </TextLink>
  )

/** The picture as the page's full-width moment: what it shows in columns of its own, the window larger than life, then what else there is. */
const WidePicture = ({ field, ...props }: ViewProps & { field: Split['field'] }) => {
  const { content, context, picture } = props
  const columns = cn(
    'grid gap-y-3 border-t pt-5 text-ui sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    field === 'page' ? 'border-rule' : 'border-accent-line',
  )
  return (
    <StaticSection context={context} {...(field !== 'page' && { tone: 'tint' as const })}>
      <div className="grid items-end gap-y-6 nav:grid-cols-2">
        <h2 id={`${context.id}-title`} className="sentence nav:pr-8">
          {content.title}
        </h2>
        <p className="max-w-[64ch] text-fg-2">{content.text}</p>
      </div>
      {content.points && (
        <ul className={cn('mt-8', columns)}>
          {content.points.map((point) => (
            <li key={point} className="pr-8">
              {point}
            </li>
          ))}
        </ul>
      )}
      <Way {...props} />
      <div className="wide-picture">{picture && context.picture(picture)}</div>
      {content.items && (
        <ul className={cn('mt-10 lg:grid-rows-[auto_1fr] lg:gap-y-1', columns)}>
          {content.items.map(({ title, text }) => (
            <li key={title} className="pr-8 lg:row-span-2 lg:grid lg:grid-rows-subgrid">
              <h3 className="text-h4">{title}</h3>
              <p className="text-fg-2 max-lg:mt-1">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </StaticSection>
  )
}

/** Text beside a product picture, or beside its points where there is none; the text stays in view while a taller picture scrolls by. A `wide` one fills the page's width. */
export const split = section<typeof schema, Split>(
  schema,
  ({ content, context, picture, path, flip = false, band = false, wide = false, field }) =>
    wide ? (
      <WidePicture content={content} context={context} picture={picture} path={path} field={field} />
    ) : (
      <StaticSection context={context} band={band}>
        <div
          className={cn(
            'grid items-start gap-x-16 gap-y-10',
            flip ? 'beside md:max-lg:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-[5fr_7fr]',
          )}
        >
          <div className={cn('md:sticky md:top-28', flip && 'md:order-2')}>
            <h2 id={`${context.id}-title`} className="text-h2">
              {content.title}
            </h2>
            <p className="mt-5 max-w-[56ch] text-fg-2">{content.text}</p>
            {picture && content.points && <PointList points={content.points} />}
            <Way content={content} context={context} picture={picture} path={path} />
          </div>
          <div className="grid min-w-0">
            {picture ? context.picture(picture) : content.points && <PointList points={content.points} />}
          </div>
        </div>
      </StaticSection>
    ),
)
