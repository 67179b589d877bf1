import { z } from 'zod'
import { LinkList } from '@/components/sections/links'
import { SectionHeader } from '@/components/ui/section-header'
import { readRecords } from '@/features/pages/interactive/industry-records'
import { heading, section, type SectionContext, SectionFrame } from '@/components/sections/section'

const schema = z.strictObject({ ...heading })

type ListProps = { context: SectionContext; paths: readonly string[] }

const List = async ({ context, paths }: ListProps) => {
  const records = await readRecords(context.path)
  const order = [...records.keys()]
  const position = (path: string) => (records.has(path) ? order.indexOf(path) : order.length)
  const items = paths
    .toSorted((left, right) => position(left) - position(right))
    .map((path) => ({
      ...context.link(path),
      note: records
        .get(path)
        ?.products.map((product) => context.link(`/${product}`).name)
        .join(' · '),
    }))
  return <LinkList items={items} />
}

/** Every page of a hub: the service says in which order and with which products, the list is whole without it. */
export const catalogue = section<typeof schema, { paths: readonly string[] }>(
  schema,
  ({ content, context, paths }) => (
    <SectionFrame id={context.id}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <List context={context} paths={paths} />
    </SectionFrame>
  ),
)
