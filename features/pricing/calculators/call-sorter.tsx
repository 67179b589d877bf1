'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Table } from '@/components/ui/table'
import { Textarea } from '@/components/ui/input'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import { callCost, isBilled, type BlockPrice } from '@/lib/domain/price'
import { useOffers } from '../offers'
import { translator } from '../translate'
import type { CalculatorMessages } from '../messages'
import { MOST_LINES, readCallList, type ListedCall, type ResultNames } from './call-list'
import { download, toCsv } from './csv'
import { useAnnouncement } from './calculator-frame'

const SHOWN = 50
const COLUMNS = ['result', 'billed', 'blocks', 'gross', 'why'] as const
// Codes and seconds are the same in every language.
const EXAMPLE = [
  'id;result;seconds',
  ...CALL_RESULTS.map((result, index) => `c-${index + 1};${result};${[41, 17][index] ?? 0}`),
]

type CallSorterProps = {
  id: string
  price: BlockPrice
  messages: CalculatorMessages
  /** What results are called in any language, as lists from our reports have it. */
  names: ResultNames
}

const sum = (calls: readonly ListedCall[], price: BlockPrice) => {
  const read = calls.filter((call) => call.result !== null)
  const billed = read.filter(({ result }) => isBilled(result))
  const cost = billed.map((call) => callCost(call, price))
  return {
    billed: billed.length,
    free: read.length - billed.length,
    unread: calls.length - read.length,
    blocks: cost.reduce((total, { blocks }) => total + blocks, 0),
    grossVnd: cost.reduce((total, { grossVnd }) => total + grossVnd, 0),
  }
}

/** A pasted list of call results, sorted into billed and not with the reason; it never leaves the browser. */
export const CallSorter = ({ id, price, messages, names }: CallSorterProps) => {
  const { lang } = useOffers()
  const t = translator(messages)
  const [text, setText] = useState('')
  const pasted = useDeferredValue(text)
  const calls = useMemo(() => readCallList(pasted, names, isBilled), [pasted, names])
  const total = useMemo(() => sum(calls, price), [calls, price])
  const count = (number: number) => formatCount(number, lang)
  const summary = t('list.summary', {
    billed: count(total.billed),
    free: count(total.free),
    unread: count(total.unread),
    blocks: count(total.blocks),
    total: formatVnd(total.grossVnd, lang),
  })

  const nameOf = (call: ListedCall) => call.id || t('list.line', { line: call.line })
  const cellsOf = (call: ListedCall) => {
    if (call.result === null) return { result: t('list.unread'), why: t('list.unreadWhy') }
    const { blocks, grossVnd } = callCost(call, price)
    const { label, why } = messages.list.results[call.result]
    return { result: label, why, blocks, grossVnd, isBilled: isBilled(call.result) }
  }
  const row = (call: ListedCall) => {
    const { result, why, blocks, grossVnd, isBilled: isPaid } = cellsOf(call)
    return {
      key: String(call.line),
      label: nameOf(call),
      cells: [
        result,
        isPaid === undefined ? null : (
          <Badge key="billed" tone={isPaid ? 'accent' : 'neutral'}>
            {t(isPaid ? 'list.yes' : 'list.no')}
          </Badge>
        ),
        blocks ? count(blocks) : null,
        grossVnd ? formatVnd(grossVnd, lang) : null,
        why,
      ],
    }
  }
  const csv = () =>
    download(
      'aicall-charged.csv',
      toCsv([
        [t('list.corner'), ...COLUMNS.map((key) => t(`list.columns.${key}`))],
        ...calls.map((call) => {
          const { result, why, blocks, grossVnd, isBilled: isPaid } = cellsOf(call)
          const answer = isPaid === undefined ? '' : t(isPaid ? 'list.yes' : 'list.no')
          return [nameOf(call), result, answer, blocks ?? '', grossVnd ?? '', why]
        }),
      ]),
    )

  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id={`${id}-title`} className="text-h2">
              {t('list.title')}
            </h2>
            <p className="mt-5 max-w-[56ch] text-fg-2">{t('list.lead')}</p>
            <p className="mt-4 max-w-[56ch] text-cap text-fg-3">{t('list.private')}</p>
          </div>
          <div className="noscript:hidden">
            <Field id={`${id}-text`} label={t('list.label')} hint={t('list.hint')}>
              {(control) => (
                <Textarea
                  {...control}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  rows={7}
                  spellCheck={false}
                  className="font-mono"
                />
              )}
            </Field>
            <div className="mt-4 flex flex-wrap gap-2.5">
              <Button variant="secondary" size="sm" onClick={() => setText(EXAMPLE.join('\n'))}>
                {t('list.sample')}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => setText('')} disabled={text === ''}>
                {t('list.clear')}
              </Button>
            </div>
          </div>
        </div>
        <p role="status" className="sr-only">
          {useAnnouncement(calls.length > 0 ? summary : t('list.empty'))}
        </p>
        {calls.length > 0 && (
          <div className="mt-10" data-sorted>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
              <p className="text-ui font-strong num">{summary}</p>
              <Button variant="secondary" size="sm" onClick={csv}>
                {t('shared.csv')}
              </Button>
            </div>
            <Table
              label={t('list.table')}
              corner={t('list.corner')}
              columns={COLUMNS.map((key) => ({
                key,
                label: t(`list.columns.${key}`),
                align: key === 'blocks' || key === 'gross' ? 'right' : 'left',
              }))}
              rows={calls.slice(0, SHOWN).map(row)}
              emptyLabel={t('list.none')}
            />
            {calls.length > SHOWN && (
              <p className="mt-3 text-cap text-fg-3 num">
                {t('list.more', { count: count(calls.length - SHOWN) })}
              </p>
            )}
            {calls.length === MOST_LINES && (
              <p className="mt-1 text-cap text-fg-3 num">{t('list.tooLong', { count: count(MOST_LINES) })}</p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
