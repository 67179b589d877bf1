import type { FirstCallWords, FirstRequestWords, RunWords } from '@/features/docs/content'
import type { SampleId } from '@/features/docs/code/sample'

/**
 * One field of a request or an answer; `facts` are its limits as text, `values` what it may be. `duty` says whether
 * it must be sent or may be absent; an answer's field that always comes has none.
 */
export type FieldRow = {
  name: string
  type: string
  duty: { text: string; isStrong: boolean } | null
  facts: readonly string[]
  values: readonly string[]
  text: string
}

/** A column of machine values is `code`; one of Vietnamese text carries its language for a page in another one. */
export type Column = { label: string; isCode?: boolean; lang?: 'vi' }

export type Sample = { id: SampleId | 'json' | 'text'; label: string; code: string }

/**
 * A request as the page runs it: its path below the base and its body filled in as in the sample, with a key, as the person who is
 * signed in, or as anybody. What it makes takes the place of `makes` in other requests; `tells` when webhooks hear of it.
 */
export type RunnableRequest = {
  method: 'GET' | 'POST'
  path: string
  body: string | null
  auth: 'key' | 'person' | 'none'
  makes?: string | undefined
  tells: boolean
}

/** A part of a documentation page, shown alike as HTML and as Markdown. Texts may hold `code` and [links](/path). */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean }
  | { kind: 'note'; text: string; title?: string }
  | { kind: 'routes'; method: string; paths: readonly string[] }
  | { kind: 'fields'; title: string; rows: readonly FieldRow[] }
  | { kind: 'table'; label: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; label: string; samples: readonly Sample[] }
  /** Requests that are made from the page; Markdown has nothing for them. */
  | { kind: 'run'; request: RunnableRequest; words: RunWords; placeholder: string }
  | {
      kind: 'first-request'
      words: FirstRequestWords
      example: { text: string; voice: string }
      placeholder: string
    }
  | {
      kind: 'first-call'
      words: FirstCallWords
      example: { to: string; script: string; voice: string }
      placeholder: string
    }

export type Section = { id: string; title: string; blocks: readonly Block[] }

export type Chapter = Section & { sections: readonly Section[] }
