import { z } from 'zod'
import { section, StaticSection, text, type SectionContext } from '@/components/sections/section'
import { Amount } from '@/components/ui/amount'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { Table } from '@/components/ui/table'
import { formatDuration } from '@/components/ui/format-duration'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import type { CallFilter } from '@/features/pages/interactive/samples'
import { readCallPrice } from '@/features/pricing/read-prices'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import { unbroken } from '@/lib/domain/compounds'
import { type BlockPrice, blocksCost, startedBlocks } from '@/lib/domain/price'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { table } from '@/features/pages/markdown/blocks'

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

const schema = z.strictObject({ title: text, day: text })

/** A list as a trade has it in a day: contacts, percent answered and taken by voicemail, seconds of the message left there. */
type Day = { contacts: number; answered: number; voicemail: number; message: number }

type Structure = { filter: CallFilter; day: Day }

/** The calls of such a day that cost: those answered for `seconds` each and those that voicemail took, the started blocks of one, and the blocks of all. */
export const dayBlocks = (
  { contacts, answered, voicemail, message, seconds }: Day & { seconds: number },
  price: BlockPrice,
) => {
  const calls = Math.round((contacts * answered) / 100)
  const messages = Math.round((contacts * voicemail) / 100)
  const perCall = startedBlocks(seconds, price.blockSeconds)
  const perMessage = startedBlocks(message, price.blockSeconds)
  return { calls, perCall, messages, perMessage, all: calls * perCall + messages * perMessage }
}

const COLUMNS = ['length', 'blocks', 'one', 'thousand'] as const

/** A call's own figures as text, in the order of the columns. */
const cellsOf = ({ seconds, blocks, oneVnd, thousandVnd }: ReturnType<typeof sampleCost>, lang: Locale) => [
  formatDuration(seconds),
  formatCount(blocks, lang),
  formatVnd(oneVnd, lang),
  formatVnd(thousandVnd, lang),
]

/** What the sample calls of such a section cost, as a Markdown table; undefined while samples or prices cannot be had. */
export const sampleCostsMarkdown = async (filter: CallFilter, lang: Locale) => {
  const [calls, price, { t }] = await Promise.all([
    readSampleCalls(filter, lang),
    readCallPrice(),
    getT('samples', { lng: lang }),
  ])
  if (!calls?.length || !price) return undefined
  return table(
    [t('costs.call'), ...COLUMNS.map((key) => t(`costs.${key}`, { seconds: price.value.blockSeconds }))],
    calls.map((call) => [call.title[lang], ...cellsOf(sampleCost(call, price.value), lang)]),
  )
}

type CostsProps = Structure & { content: z.infer<typeof schema>; context: SectionContext }

/** Digits, grouped as either language does; the calculator says what else is wrong. */
const TYPED = '[\\d.,\\s]+'

const ASSUMED = ['contacts', 'answered', 'seconds', 'voicemail'] as const

const Costs = async ({ content, context, filter, day }: CostsProps) => {
  const { lang } = context
  const [calls, price, { t }] = await Promise.all([
    readSampleCalls(filter, lang),
    readCallPrice(),
    getT(['samples'], { lng: lang }),
  ])
  if (!calls?.length || !price) return null
  const costs = calls.map((call) => ({ call, ...sampleCost(call, price.value) }))
  // A call that reads a code is as long as the code, not as what a trade has to say.
  const said = costs.filter(({ call }) => !call.otpLength)
  const counted = said.length > 0 ? said : costs
  const seconds = Math.round(counted.reduce((sum, cost) => sum + cost.seconds, 0) / counted.length)
  const assumed = { ...day, seconds }
  const { all, ...parts } = dayBlocks(assumed, price.value)
  const isAlike = new Set(costs.map(({ blocks }) => blocks)).size === 1
  const cost = (blocks: number) => formatVnd(blocksCost(blocks, price.value).grossVnd, lang)
  const sum: Record<string, string> = {
    block: cost(1),
    blockSeconds: formatCount(price.value.blockSeconds, lang),
    seconds: formatCount(seconds, lang),
    message: formatCount(day.message, lang),
  }
  for (const [name, count] of Object.entries(parts)) sum[name] = formatCount(count, lang)
  return (
    <StaticSection context={context}>
      <div className="beside grid items-start gap-x-10 gap-y-8">
        <div>
          <h2 id={`${context.id}-title`} className="text-h2">
            {content.title}
          </h2>
          <p className="mt-4">
            <Amount className="text-display text-accent-text">{cost(all)}</Amount>
            <span className="mt-3 block text-fg-2">{content.day}</span>
            <span className="mt-3 block max-w-[64ch] text-small text-pretty text-fg-2 num">
              {t('costs.sum', sum)}
            </span>
          </p>
          <p className="mt-2 max-w-[64ch] text-small text-pretty text-fg-2">
            {[t('costs.lead'), counted.length < costs.length && t('costs.codes')].filter(Boolean).join(' ')}
          </p>
        </div>
        <form
          action={`${context.link('/aicall/pricing').href}#calculator`}
          className="grid grid-cols-2 gap-x-5 gap-y-4"
        >
          {ASSUMED.map((name) => (
            <label key={name} className="grid content-start gap-1 text-small text-fg-2">
              {t(`costs.assumed.${name}`)}
              <span className="relative">
                <Input
                  name={name}
                  inputMode="numeric"
                  required
                  pattern={TYPED}
                  defaultValue={formatCount(assumed[name], lang)}
                  className="pr-[72px] num"
                />
                <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-fg-3">
                  {t(`costs.unit.${name}`).trim()}
                </span>
              </span>
            </label>
          ))}
          <input type="hidden" name="message" value={day.message} />
          <button type="submit" className={buttonVariants({ variant: 'secondary', className: 'col-span-2' })}>
            {t('costs.own')}
          </button>
        </form>
      </div>
      {/* Rows that all say the same say nothing. */}
      {!isAlike && (
        <div className="mt-10">
          <Table
            label={t('costs.table')}
            corner={t('costs.call')}
            columns={COLUMNS.map((key) => ({
              key,
              label: t(`costs.${key}`, { seconds: price.value.blockSeconds }),
              minor: key === 'length' || key === 'blocks',
            }))}
            rows={costs.map(({ call, ...cost }) => {
              const [length, ...amounts] = cellsOf(cost, lang)
              return {
                key: call.id,
                label: unbroken(call.title[lang]),
                cells: [
                  <span key="length" className="font-mono text-cap">
                    {length}
                  </span>,
                  ...amounts,
                ],
              }
            })}
            emptyLabel=""
            more={t('costs.more')}
          />
        </div>
      )}
    </StaticSection>
  )
}

/** What a day of a trade's calls would cost at the price in force, as the section's big number, its figures to be changed and taken to the calculator, and each sample call where they differ; nothing while samples or prices cannot be had. */
export const sampleCosts = section<typeof schema, Structure>(schema, (props) => <Costs {...props} />)
