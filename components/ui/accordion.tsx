import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type AccordionItemProps = {
  question: ReactNode
  children: ReactNode
  /** Items with one name close each other. */
  name?: string
  id?: string
  open?: boolean
}

function AccordionItem({ question, children, name, id, open }: AccordionItemProps) {
  return (
    <details
      data-slot="accordion-item"
      id={id}
      name={name}
      open={open}
      className="group border-t border-rule last:border-b"
    >
      <summary className="flex list-none items-start justify-between gap-6 py-5 text-h4 font-strong [&::-webkit-details-marker]:hidden">
        {question}
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="mt-0.75 size-5 shrink-0 stroke-current stroke-[1.6] transition-[rotate] duration-(--d-2) group-open:rotate-45"
        >
          <path d="M10 3.5v13M3.5 10h13" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="max-w-[64ch] pr-8 pb-5.5 text-fg-2 sm:pr-14">{children}</div>
    </details>
  )
}

export type AccordionProps = {
  name: string
  items: readonly { id?: string; question: string; answer: ReactNode }[]
  firstOpen?: boolean
  className?: string
}

/** Questions that open one at a time, with native `<details name>`: no script. */
export function Accordion({ name, items, firstOpen = true, className }: AccordionProps) {
  return (
    <div data-slot="accordion" className={cx('accordion', className)}>
      {items.map(({ id, question, answer }, i) => (
        <AccordionItem key={question} id={id} name={name} open={firstOpen && i === 0} question={question}>
          {answer}
        </AccordionItem>
      ))}
    </div>
  )
}
