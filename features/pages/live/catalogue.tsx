import { z } from 'zod'
import { SectionFrame } from '@/components/sections/frame'
import { LinkList } from '@/components/sections/link-list'
import { section, type SectionContext } from '@/components/sections/section'
import { heading } from '@/components/sections/words'
import { SectionHeader } from '@/components/ui/section-header'
import { readRecords } from '@/features/pages/live/records'

const schema = z.strictObject({ ...heading })

type ListProps = { context: SectionContext; paths: readonly string[] }

const List = async ({ context, paths }: ListProps) => {
  const records = await readRecords(context.path)
  const order = [...records.keys()]
  const place = (path: string) => (records.has(path) ? order.indexOf(path) : order.length)
  const items = paths
    .toSorted((left, right) => place(left) - place(right))
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
  ({ words, context, paths }) => (
    <SectionFrame id={context.id}>
      <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
      <List context={context} paths={paths} />
    </SectionFrame>
  ),
)
