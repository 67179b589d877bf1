import type { ReactNode } from 'react'

type CalculatorFrameProps = {
  id: string
  title: string
  lead: string
  /** Names the form. */
  form: string
  fields: ReactNode
  result: ReactNode
  children?: ReactNode
}

/** A calculator's place in the page: heading, boxes left, result right, a table under both. */
export const CalculatorFrame = ({
  id,
  title,
  lead,
  form,
  fields,
  result,
  children,
}: CalculatorFrameProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="section">
    <div className="wrap">
      <div className="mb-10 grid items-end gap-x-16 gap-y-5 nav:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        <p className="text-fg-2">{lead}</p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <form aria-label={form} onSubmit={(event) => event.preventDefault()} noValidate>
          {fields}
        </form>
        {result}
      </div>
      {children}
    </div>
  </section>
)
