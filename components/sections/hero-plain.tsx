import { z } from 'zod'
import { actionLinks, Actions, type ActionPaths } from './actions'
import { buttons, section, StaticFrame, text } from './section'

export const heroSchema = z.strictObject({
  title: text,
  lead: text,
  ...buttons,
  note: z
    .strictObject({ title: text, items: z.array(z.strictObject({ label: text, text })).min(2) })
    .optional(),
})

/** Page opening without a picture: the claim in eight columns, a side note of real facts in four. */
export const heroPlain = section<typeof heroSchema, ActionPaths>(
  heroSchema,
  ({ content, context, primary = '', secondary = '' }) => (
    <StaticFrame context={context} hero>
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 id={`${context.id}-title`} className="max-w-[22ch] text-h1">
            {content.title}
          </h1>
          <p className="mt-6 max-w-[60ch] text-lead text-fg-2">{content.lead}</p>
          {content.primary && <Actions {...actionLinks(content, { primary, secondary }, context)} />}
        </div>
        {content.note && (
          <aside
            aria-labelledby={`${context.id}-note`}
            className="border-t border-rule pt-5 lg:border-t-0 lg:border-l lg:pt-1 lg:pl-8"
          >
            <h2 id={`${context.id}-note`} className="text-small font-strong text-accent-text">
              {content.note.title}
            </h2>
            <dl className="mt-4 grid gap-4 text-ui">
              {content.note.items.map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-small text-fg-3">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </aside>
        )}
      </div>
    </StaticFrame>
  ),
)
