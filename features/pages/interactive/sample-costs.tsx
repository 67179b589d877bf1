import { z } from 'zod'
import { section, StaticSection, type SectionContext } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { formatDuration } from '@/components/ui/format-duration'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import type { CallFilter } from '@/features/pages/interactive/samples'
import { readCallPrice } from '@/features/pricing/read-prices'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import { type BlockPrice, blocksCost, startedBlocks } from '@/lib/domain/price'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import { getT } from '@/lib/i18n/server'

type Sample = Pick<Camelized<SampleCall>, 'durationMs'>

const THOUSAND = 1_000

/** What a call as long as a sample takes: whole seconds, started blocks, VND with VAT for one and for a thousand of them. */
export const sampleCost = ({ durationMs }: Sample, price: BlockPrice) => {
  const seconds = Math.ceil(durationMs / 1_000)
  const blocks = startedBlocks(seconds, price.blockSeconds)
  return {
    seconds,
    blocks,
    oneVnd: blocksCost(blocks, price).grossVnd,
    thousandVnd: blocksCost(blocks * THOUSAND, price).grossVnd,
  }
}

type CostsProps = { context: SectionContext; filter: CallFilter }

const Costs = async ({ context, filter }: CostsProps) => {
  const { lang } = context
  const [calls, price, { t }] = await Promise.all([
    readSampleCalls(filter, lang),
    readCallPrice(),
    getT(['samples'], { lng: lang }),
  ])
  if (!calls?.length || !price) return null
  const costs = calls.map((call) => ({ call, ...sampleCost(call, price.value) }))
  const longest = Math.max(...costs.map(({ seconds }) => seconds))
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={t('costs.title')} support={t('costs.lead')} />
      <Table
        label={t('costs.table')}
        corner={t('costs.call')}
        columns={(['length', 'blocks', 'one', 'thousand'] as const).map((key) => ({
          key,
          label: t(`costs.${key}`, { seconds: price.value.blockSeconds }),
          minor: key === 'length' || key === 'blocks',
        }))}
        rows={costs.map(({ call, seconds, blocks, oneVnd, thousandVnd }) => ({
          key: call.id,
          label: call.title[lang],
          cells: [
            formatDuration(seconds),
            formatCount(blocks, lang),
            formatVnd(oneVnd, lang),
            formatVnd(thousandVnd, lang),
          ],
        }))}
        emptyLabel=""
        more={t('costs.more')}
      />
      <TextLink
        href={`${context.link('/aicall/pricing').href}?seconds=${longest}#calculator`}
        className="mt-6"
      >
        {t('costs.own')}
      </TextLink>
    </StaticSection>
  )
}

/** What the sample calls of a trade would cost at the price in force; nothing while samples or prices cannot be had. */
export const sampleCosts = section<z.ZodUndefined, { filter: CallFilter }>(
  z.undefined(),
  ({ context, filter }) => <Costs context={context} filter={filter} />,
)
