'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { CopyButton } from '@/components/ui/copy-button'
import { KeyValue, type KeyValueRow } from '@/components/ui/key-value'
import type { CalculatorMessages } from '../messages'

type ResultCardProps = {
  title: string
  total: string
  rows: readonly KeyValueRow[]
  formula: readonly string[]
  note?: ReactNode
  link: string
  messages: CalculatorMessages['shared']
  onCsv: () => void
}

/** Stands where a result will be, so that the page keeps its shape while a box is being mended. */
export const NoResult = ({ children }: { children: ReactNode }) => (
  <p className="min-h-40 rounded-lg border border-rule-strong bg-bg p-6 text-ui text-fg-2 lg:p-7">
    {children}
  </p>
)

/** A result: the sum large, its parts, the formula with the numbers in it, and how to take it along. */
export const ResultCard = (props: ResultCardProps) => {
  const { title, total, rows, formula, note, link, messages, onCsv } = props
  return (
    <div className="rounded-lg border border-rule-strong bg-bg p-6 lg:p-7">
      <h3 className="text-small font-strong text-fg-2">{title}</h3>
      <p
        data-total
        className="mt-1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-[1.2] font-semibold tracking-[-0.03em] text-accent-text num"
      >
        {total}
      </p>
      <KeyValue rows={rows} className="mt-4" />
      <div className="mt-5 rounded-md bg-surface px-4 py-3.5">
        <p className="text-cap font-strong text-fg-2">{messages.formula}</p>
        <ol className="mt-1.5 grid gap-1 text-small num">
          {formula.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      {note && <div className="mt-4 text-small text-fg-2">{note}</div>}
      <div className="mt-5 flex flex-wrap gap-2.5 noscript:hidden">
        <CopyButton
          text={link}
          label={messages.copy}
          copiedLabel={messages.copied}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        />
        <Button variant="secondary" size="sm" onClick={onCsv}>
          {messages.csv}
        </Button>
      </div>
    </div>
  )
}
