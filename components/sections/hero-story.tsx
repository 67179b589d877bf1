import { actionLinks, Actions, type ActionPaths } from './actions'
import { heroSchema } from './hero-plain'
import { section, StaticFrame } from './section'

/** An article's opening: its title across the page, the standfirst, and below a hairline what it is about and the ways on. */
export const heroStory = section<typeof heroSchema, ActionPaths>(
  heroSchema,
  ({ content, context, primary = '', secondary = '' }) => (
    <StaticFrame context={context} hero>
      <div className="wrap">
        <h1 id={`${context.id}-title`} className="max-w-[20ch] text-display">
          {content.title}
        </h1>
        <div className="mt-8 grid items-end gap-x-16 gap-y-2 lg:grid-cols-[8fr_4fr]">
          <p className="max-w-[52ch] text-h3 font-normal text-fg-2">{content.lead}</p>
          <div className="lg:justify-self-end">
            <Actions {...actionLinks(content, { primary, secondary }, context)} />
          </div>
        </div>
        {content.note && (
          <dl
            aria-label={content.note.title}
            className="mt-10 grid gap-x-12 gap-y-4 border-t border-rule-strong pt-4 text-ui sm:grid-cols-3"
          >
            {content.note.items.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-small text-fg-3">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </StaticFrame>
  ),
)
