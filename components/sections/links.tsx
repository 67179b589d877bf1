import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { SectionFrame } from './frame'
import { LinkList } from './link-list'
import { section } from './section'
import { heading } from './words'

const schema = z.strictObject({ ...heading })

/** Ways to other pages: their names and taglines come from those pages' own words. */
export const links = section<typeof schema, { paths: readonly string[] }>(
  schema,
  ({ words, context, paths }) => (
    <SectionFrame id={context.id}>
      <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
      <LinkList items={paths.map(context.link)} />
    </SectionFrame>
  ),
)
