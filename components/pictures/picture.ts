import type { ReactNode } from 'react'
import type { z } from 'zod'

/**
 * Binds a picture to the schema of its words. `render` parses raw words and gives the drawing;
 * it throws an Error naming the picture, `where` the words came from and every key that does not fit.
 */
export function picture<S extends z.ZodType>(
  id: string,
  schema: S,
  Component: (props: { words: z.infer<S> }) => ReactNode,
) {
  return {
    schema,
    render(rawWords: unknown, where: string): ReactNode {
      const parsed = schema.safeParse(rawWords)
      if (parsed.success) return Component({ words: parsed.data })
      const problems = parsed.error.issues.map(
        (issue) => `${[id, ...issue.path].join('.')}: ${issue.message}`,
      )
      throw new Error(`Words of picture "${id}" in ${where} do not fit. ${problems.join('; ')}`)
    },
  }
}
