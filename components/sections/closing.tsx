import { z } from 'zod'
import { Actions } from './actions'
import { actionLinks, type ActionPaths } from './action-links'
import { section } from './section'
import { buttons, copy } from './words'

const schema = z.strictObject({ title: copy, text: copy, ...buttons })

/** The dark field above the footer: one sentence, two ways on. */
export const closing = section<typeof schema, ActionPaths>(
  schema,
  ({ words, context, primary = '/', secondary = '/contact-us' }) => (
    <section id={context.id} data-theme="dark" aria-labelledby={`${context.id}-title`} data-closing>
      <div className="wrap grid gap-x-16 gap-y-6 pt-[clamp(4rem,3rem+4vw,7rem)] pb-[clamp(3rem,2rem+3vw,5rem)] lg:grid-cols-[7fr_5fr]">
        <h2 id={`${context.id}-title`} className="max-w-[18ch] text-h1">
          {words.title}
        </h2>
        <div>
          <p className="max-w-[44ch] text-fg-2">{words.text}</p>
          <Actions accent {...actionLinks(words, { primary, secondary }, context)} />
        </div>
      </div>
    </section>
  ),
)
