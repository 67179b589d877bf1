import { z } from 'zod'
import { section, type SectionContext } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { readRecord } from '@/features/pages/live/records'
import { getT } from '@/lib/i18n/server'

const Record = async ({ context }: { context: SectionContext }) => {
  const [record, { t }] = await Promise.all([
    readRecord(context.path),
    getT('records', { lng: context.lang }),
  ])
  if (!record) return null
  const samples = record.sampleCallIds.length
  return (
    <aside aria-label={t('label')} className="wrap">
      <div className="grid gap-x-16 gap-y-4 border-y border-rule py-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <p className="max-w-[62ch] text-fg-2">{record.summary[context.lang]}</p>
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-2 text-ui">
          <dt className="text-fg-3">{t('products')}</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1">
            {record.products.map((product) => {
              const { href, name } = context.link(`/${product}`)
              return (
                <TextLink key={product} href={href} prefetch={false}>
                  {name}
                </TextLink>
              )
            })}
          </dd>
          {samples > 0 && (
            <>
              <dt className="text-fg-3">{t('samples')}</dt>
              <dd className="num">{samples}</dd>
            </>
          )}
        </dl>
      </div>
    </aside>
  )
}

/** What the service says of this industry or use case, under the opening; nothing when it says nothing. */
export const record = section(z.undefined(), ({ context }) => <Record context={context} />)
