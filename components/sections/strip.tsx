import { z } from 'zod'
import { section, StaticFrame, text } from './section'

const schema = z.strictObject({ title: text })

/** One hairline-bounded row of text links, in the place where others put a wall of logos. */
export const strip = section<typeof schema, { paths: readonly string[] }>(
  schema,
  ({ content, context, paths }) => (
    <StaticFrame context={context} strip>
      <div className="wrap flex flex-col gap-x-8 gap-y-3 border-y border-rule py-6 lg:flex-row lg:items-baseline">
        <h2 id={`${context.id}-title`} className="shrink-0 text-small text-fg-3">
          {content.title}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
          {paths.map((path) => (
            <li key={path}>
              <a
                href={context.link(path).href}
                className="inline-block py-1.5 text-fg-2 hover:text-fg pointer-coarse:py-2.75"
              >
                {context.link(path).name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </StaticFrame>
  ),
)
