import { IconArrowRight } from '@tabler/icons-react'
import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { cn } from '@/components/ui/cn'
import { TextLink } from '@/components/ui/text-link'
import { PointList, section, type SectionContext, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  text,
  points: z.array(text).min(2).max(6),
  link: text.optional(),
})

type Split = { picture?: PictureId; path?: string; flip?: boolean; band?: boolean; wide?: boolean }

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
      <IconArrowRight size={16} stroke={1.6} aria-hidden />
    </TextLink>
  )

/** The picture as the page's full-width moment: the whole field in the product's tint, the window larger than life and cut off at its foot. */
const WidePicture = (props: ViewProps) => {
  const { content, context, picture } = props
  return (
    <StaticSection context={context} tone="tint">
      <div className="grid items-end gap-y-6 nav:grid-cols-2">
        <h2 id={`${context.id}-title`} className="sentence nav:pr-8">
          {content.title}
        </h2>
        <p className="max-w-[64ch] text-fg-2">{content.text}</p>
      </div>
      <ul className="mt-8 grid gap-y-3 border-t border-accent-line pt-5 text-ui sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {content.points.map((point) => (
          <li key={point} className="pr-8">
            {point}
          </li>
        ))}
      </ul>
      <Way {...props} />
      <div data-bleed="bottom" className="wide-picture">
        {picture && context.picture(picture)}
      </div>
    </StaticSection>
  )
}

/** Text beside a product picture, or beside its points where there is none; the text stays in view while a taller picture scrolls by. A `wide` one fills the page's width. */
export const split = section<typeof schema, Split>(
  schema,
  ({ content, context, picture, path, flip = false, band = false, wide = false }) =>
    wide ? (
      <WidePicture content={content} context={context} picture={picture} path={path} />
    ) : (
      <StaticSection context={context} band={band}>
        <div
          className={cn(
            'grid items-start gap-x-16 gap-y-10 md:grid-cols-2',
            flip ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]',
          )}
        >
          <div className={cn('md:sticky md:top-28', flip && 'md:order-2')}>
            <h2 id={`${context.id}-title`} className="text-h2">
              {content.title}
            </h2>
            <p className="mt-5 max-w-[56ch] text-fg-2">{content.text}</p>
            {picture && <PointList points={content.points} />}
            <Way content={content} context={context} picture={picture} path={path} />
          </div>
          <div className="grid min-w-0">
            {picture ? context.picture(picture) : <PointList points={content.points} />}
          </div>
        </div>
      </StaticSection>
    ),
)
