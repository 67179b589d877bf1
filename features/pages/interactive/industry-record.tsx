import { readRecord, readRecords } from '@/features/pages/interactive/industry-records'
import { getT } from '@/lib/i18n/server'
import { LinkList, linksSchema } from '@/components/sections/links'
import { section, StaticSection, type SectionContext } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { unbroken } from '@/lib/domain/compounds'

type WaysProps = { label: string; to: readonly { href: string; name: string }[] }

const Ways = ({ label, to }: WaysProps) => (
  <div>
    <dt className="text-small text-fg-3">{label}</dt>
    <dd className="mt-2 flex flex-wrap gap-2">
      {to.map(({ href, name }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center rounded-full border border-rule-strong px-4 text-small font-medium hover:bg-hover"
        >
          {name}
        </a>
      ))}
    </dd>
  </div>
)

/** The pages a trade reads on, with the one about it under all products named as that. */
const Reading = async ({ context, paths }: { context: SectionContext; paths: readonly string[] }) => {
  const { t } = await getT('records', { lng: context.lang })
  const items = paths.map((path) => {
    const link = context.link(path)
    const name = context.path === `/aicall${path}` ? unbroken(t('whole', { name: link.name })) : link.name
    return { href: link.href, name, tagline: link.tagline }
  })
  return <LinkList items={items} />
}

const ProductWays = async ({ context }: { context: SectionContext }) => {
  const hub = context.path.slice(0, context.path.lastIndexOf('/'))
  const [record, siblings, { t }] = await Promise.all([
    readRecord(context.path),
    // The site-wide families have a page that lists them; AICall's do not.
    hub.startsWith('/aicall/') ? readRecords(hub) : undefined,
    getT('records', { lng: context.lang }),
  ])
  if (!record) return null
  const others = [...(siblings ?? [])]
    .filter(([path]) => path !== context.path && context.hasPage(path))
    .map(([path, { name }]) => ({ href: context.link(path).href, name: name[context.lang] }))
  return (
    <dl className="mt-8 grid gap-y-5 md:grid-cols-2">
      <Ways label={t('products')} to={record.products.map((product) => context.link(`/${product}`))} />
      {others.length > 0 && (
        <Ways label={t(`others.${hub === '/aicall/industries' ? 'industries' : 'useCases'}`)} to={others} />
      )}
    </dl>
  )
}

/** Ways on from an industry or a use case: pages, and below them the products the service names for it, when it does, and its siblings. */
export const related = section<typeof linksSchema, { paths: readonly string[] }>(
  linksSchema,
  ({ content, context, paths }) => (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} />
      <Reading context={context} paths={paths} />
      <ProductWays context={context} />
    </StaticSection>
  ),
)
