import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { actionLinks, Actions, type ActionPaths } from './actions'
import { buttons, section, StaticFrame, text } from './section'

const schema = z.strictObject({ title: text, lead: text, ...buttons, facts: z.array(text).optional() })

/** Product opening: text in five columns, in seven a product window, which runs off the right edge as long as it would not be stretched (under 1536 px). */
export const heroPicture = section<typeof schema, ActionPaths & { picture: PictureId }>(
  schema,
  ({ content, context, picture, primary = '', secondary = '' }) => (
    <StaticFrame context={context} hero className="overflow-clip">
      <div className="wrap grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h1 id={`${context.id}-title`} className="text-h1">
            {content.title}
          </h1>
          <p className="mt-6 max-w-[56ch] text-lead text-fg-2">{content.lead}</p>
          <Actions {...actionLinks(content, { primary, secondary }, context)} />
          {content.facts && (
            <ul className="mt-8 grid gap-2 border-t border-rule pt-5 text-small text-fg-2">
              {content.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        <div
          data-bleed="right"
          className="grid min-w-0 lg:max-2xl:-mr-[max(var(--gutter),calc((100vw-1240px)/2))]"
        >
          {context.picture(picture)}
        </div>
      </div>
    </StaticFrame>
  ),
)
