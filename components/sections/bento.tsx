import type { ReactNode } from 'react'
import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import type { ProductId } from '@/lib/contract/enums'
import { heading, section, type SectionContext, StaticSection, text } from './section'

const tile = z.strictObject({ title: text, text: text.optional(), link: text })
const schema = z.strictObject({ ...heading, aicall: tile, aivoice: tile, smartdialog: tile })

type TileProps = {
  product: ProductId
  content: z.infer<typeof tile>
  context: SectionContext
  picture: PictureId
  className: string
  children?: ReactNode
}

const Tile = ({ product, content, context, picture, className }: TileProps) => (
  <article
    data-product={product}
    className={`flex flex-col overflow-clip rounded-lg bg-surface ${className}`}
  >
    <div className="p-6 pb-0 md:p-8 md:pb-0">
      <p className="text-small font-strong text-accent-text">{context.link(`/${product}`).name}</p>
      <h3 className="mt-2 max-w-[26ch] text-h3">{content.title}</h3>
      {content.text && <p className="mt-2 max-w-[52ch] text-ui text-fg-2">{content.text}</p>}
      <TextLink href={context.link(`/${product}`).href} className="mt-3">
        {content.link}
      </TextLink>
    </div>
    <div
      data-bleed
      className="mt-6 ml-6 min-h-0 flex-1 [mask-image:linear-gradient(#000_calc(100%_-_4rem),transparent)] md:ml-8"
    >
      {context.picture(picture)}
    </div>
  </article>
)

/** The three products with a real picture of each, never three equal cards. */
export const bento = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <div className="beside grid gap-5 lg:grid-rows-[29rem_31rem]">
      <Tile
        product="aicall"
        picture="campaign-board"
        content={content.aicall}
        context={context}
        className="h-[40rem] lg:row-span-2 lg:h-auto"
      />
      <Tile
        product="aivoice"
        picture="studio-editor"
        content={content.aivoice}
        context={context}
        className="h-[30rem] lg:h-auto"
      />
      <Tile
        product="smartdialog"
        picture="flow-builder"
        content={content.smartdialog}
        context={context}
        className="h-[31rem] lg:h-auto"
      />
    </div>
  </StaticSection>
))
