import { endpointSection, type EndpointContext } from '@/features/docs/build/endpoint-section'
import type { Endpoint } from '@/features/docs/endpoint'
import type { Chapter } from '@/features/docs/model'
import type { EndpointWords } from '@/features/docs/words'

type Words<Id extends string> = {
  title: string
  text: readonly string[]
  items: Readonly<Record<Id, EndpointWords>>
}

/** The chapter that holds every endpoint of an API, one section for each, in order. */
export const endpointsOf = <Id extends string>(
  endpoints: readonly (Endpoint & { id: Id })[],
  { title, text, items }: Words<Id>,
  context: EndpointContext,
): Chapter => ({
  id: 'endpoints',
  title,
  blocks: text.map((paragraph) => ({ kind: 'text', text: paragraph })),
  sections: endpoints.map((endpoint) => endpointSection(endpoint, items[endpoint.id], context)),
})
