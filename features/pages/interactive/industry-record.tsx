import { z } from 'zod'
import { readRecord, readRecords } from '@/features/pages/interactive/industry-records'
import { getT } from '@/lib/i18n/server'
import { section, type SectionContext } from '@/components/sections/section'

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

const IndustryRecord = async ({ context }: { context: SectionContext }) => {
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
    <aside aria-label={t('label')} data-strip className="section wrap">
      <div className="border-y border-rule py-6">
        <p className="max-w-[62ch] text-fg-2">{record.summary[context.lang]}</p>
        <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-5">
          <Ways label={t('products')} to={record.products.map((product) => context.link(`/${product}`))} />
          {others.length > 0 && (
            <Ways
              label={t(`others.${hub === '/aicall/industries' ? 'industries' : 'useCases'}`)}
              to={others}
            />
          )}
        </dl>
      </div>
    </aside>
  )
}

/** What the service says of this industry or use case, under the opening; nothing when it says nothing. */
export const record = section(z.undefined(), ({ context }) => <IndustryRecord context={context} />)
