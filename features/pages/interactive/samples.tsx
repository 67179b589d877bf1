import { z } from 'zod'
import { AudioBar } from '@/components/ui/audio-bar'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { audioBarLabels } from '@/features/audio/labels'
import { ListFilterIsland } from '@/features/audio/list-filter-island'
import type { FeaturedCall } from '@/features/audio/read-featured-call'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { SampleCallList } from '@/features/audio/sample-call-list'
import { sampleFacets } from '@/features/audio/sample-facets'
import { getT } from '@/lib/i18n/server'
import type { AiAgent, ScenarioType } from '@/lib/contract/enums'
import { heading, section, type SectionContext, SectionFrame } from '@/components/sections/section'

const schema = z.strictObject({ ...heading })

/** Of fewer calls each is seen at once. */
const FILTER_FROM = 5

const HOME_COUNT = 3

/** Which sample calls or scenarios a section shows; empty means all. */
export type CallFilter = { industry?: string; agent?: AiAgent; scenarioType?: ScenarioType }

/** `without`: a call the page has played already. */
type Structure = { filter: CallFilter; without?: FeaturedCall }

type ListProps = Structure & { context: SectionContext; level?: 3 | 4 }

/** The recordings themselves, with what holds for all of them; one line where there are none. */
export const SampleList = async ({ context, filter, without, level = 3 }: ListProps) => {
  const { lang } = context
  const [all, { t }] = await Promise.all([
    readSampleCalls(filter, lang),
    getT(['samples', 'common'], { lng: lang }),
  ])
  const isHome = context.path === '/'
  const others = without ? all?.filter(({ audioUrl }) => !audioUrl.includes(`/${without}`)) : all
  const calls = isHome ? others?.slice(0, HOME_COUNT) : others
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
