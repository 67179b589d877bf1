import { z } from 'zod'
import { TextLink } from '@/components/ui/text-link'
import { readRecord, readRecords } from '@/features/pages/interactive/industry-records'
import { getT } from '@/lib/i18n/server'
import { section, type SectionContext } from '@/components/sections/section'

const Links = ({ to, context }: { to: readonly string[]; context: SectionContext }) => (
  <dd className="flex flex-wrap gap-x-4 gap-y-1">
    {to.map(context.link).map(({ href, name }) => (
      <TextLink key={href} href={href}>
        {name}
      </TextLink>
    ))}
  </dd>
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
  const others = [...(siblings?.keys() ?? [])].filter(
    (path) => path !== context.path && context.hasPage(path),
  )
  return (
    <aside aria-label={t('label')} data-strip className="section wrap">
      <div className="grid gap-x-16 gap-y-4 border-y border-rule py-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <p className="max-w-[62ch] text-fg-2">{record.summary[context.lang]}</p>
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-2 text-ui">
          <dt className="text-fg-3">{t('products')}</dt>
          <Links to={record.products.map((product) => `/${product}`)} context={context} />
          {others.length > 0 && (
            <>
              <dt className="text-fg-3">
                {t(`others.${hub === '/aicall/industries' ? 'industries' : 'useCases'}`)}
              </dt>
              <Links to={others} context={context} />
            </>
          )}
        </dl>
      </div>
    </aside>
  )
}

/** What the service says of this industry or use case, under the opening; nothing when it says nothing. */
export const record = section(z.undefined(), ({ context }) => <IndustryRecord context={context} />)
