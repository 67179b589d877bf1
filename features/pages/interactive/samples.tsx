import { z } from 'zod'
import { AudioBar } from '@/components/ui/audio-bar'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { audioBarLabels } from '@/features/audio/labels'
import { ListFilterIsland } from '@/features/audio/list-filter-island'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { SampleCallList } from '@/features/audio/sample-call-list'
import { sampleFacets } from '@/features/audio/sample-facets'
import { getT } from '@/lib/i18n/server'
import type { AiAgent, ScenarioType } from '@/lib/contract/enums'
import { heading, section, type SectionContext, SectionFrame } from '@/components/sections/section'

const schema = z.strictObject({ ...heading })

/** Of fewer calls each is seen at once. */
const FILTER_FROM = 5

/** Which sample calls or scenarios a section shows; empty means all. */
export type CallFilter = { industry?: string; agent?: AiAgent; scenarioType?: ScenarioType }

/** `only`: the names of the few recordings that are shown, of each the one in the language of the page where there is one. */
type Structure = { filter: CallFilter; only?: readonly string[] }

type ListProps = Structure & { context: SectionContext; level?: 3 | 4 }

/** The recordings themselves, with what holds for all of them; one line where there are none. */
export const SampleList = async ({ context, filter, only, level = 3 }: ListProps) => {
  const { lang } = context
  const [all, { t }] = await Promise.all([
    readSampleCalls(filter, lang),
    getT(['samples', 'common'], { lng: lang }),
  ])
  const isHome = context.path === '/'
  const calls =
    only && all
      ? only.flatMap((name) => all.find(({ audioUrl }) => audioUrl.includes(`/${name}`)) ?? [])
      : all
  const more = (className?: string) => (
    <TextLink href={`${context.link('/aicall').href}#samples`} className={className}>
      {t('more')}
    </TextLink>
  )
  if (!calls)
    return (
      <p className="text-fg-2">
        {t('unavailable')}{' '}
        <TextLink href={context.link('/contact-us').href}>{context.link('/contact-us').name}</TextLink>
      </p>
    )
  if (calls.length === 0)
    return (
      <p className="text-fg-2">
        {t('empty')} {more()}
      </p>
    )
  const facets = calls.length < FILTER_FROM ? [] : sampleFacets(calls, t)
  const list = (
    <SampleCallList
      id={`${context.id}-list`}
      calls={calls}
      lang={lang}
      path={context.path}
      level={level}
      brief={isHome}
      by={facets.map(({ name }) => name)}
    />
  )
  const bar = (className: string) =>
    !isHome && <AudioBar id={context.id} labels={audioBarLabels(t)} className={className} />
  return (
    <>
      {facets.length === 0 ? (
        <>
          {bar('mb-6')}
          {list}
        </>
      ) : (
        <ListFilterIsland
          facets={facets}
          messages={{ count: t('count'), none: t('none'), clear: t('clear') }}
          total={calls.length}
          beside={bar('lg:ml-auto')}
          inAddress
        >
          {list}
        </ListFilterIsland>
      )}
      {calls !== all && more('mt-8')}
    </>
  )
}

/** Recordings to listen to, from the API; the section stays whole when there are none. */
export const samples = section<typeof schema, Structure>(schema, ({ content, context, ...which }) => (
  <SectionFrame id={context.id}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <SampleList context={context} {...which} />
  </SectionFrame>
))
