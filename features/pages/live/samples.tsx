import { z } from 'zod'
import { SectionFrame } from '@/components/sections/frame'
import { section, type SectionContext } from '@/components/sections/section'
import { heading } from '@/components/sections/words'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { SampleCallList } from '@/features/audio/sample-call-list'
import { SampleChips } from '@/features/audio/sample-chips'
import { getT } from '@/lib/i18n/server'
import type { CallFilter } from './filter'

const schema = z.strictObject({ ...heading })

const HOME_COUNT = 7

type ListProps = { context: SectionContext; filter: CallFilter; chips: boolean }

const List = async ({ context, filter, chips }: ListProps) => {
  const { lang } = context
  const [found, { t }] = await Promise.all([readSampleCalls(filter, lang), getT('samples', { lng: lang })])
  const calls = context.path === '/' ? found?.slice(0, HOME_COUNT) : found
  if (!calls) return <p className="text-fg-2">{t('unavailable')}</p>
  if (calls.length === 0) {
    return (
      <p className="text-fg-2">
        {t('empty')}{' '}
        <TextLink href={`${context.link('/aicall').href}#samples`} prefetch={false}>
          {t('more')}
        </TextLink>
      </p>
    )
  }
  const list = <SampleCallList calls={calls} lang={lang} />
  if (!chips) return list
  const categories = [...new Set(calls.flatMap(({ category }) => category ?? []))]
  return (
    <>
      <SampleChips
        label={t('filter')}
        all={t('all')}
        options={categories.map((id) => ({
          id,
          label: t(`category.${id}`),
          calls: calls.filter(({ category }) => category === id).map((call) => call.id),
        }))}
      >
        {list}
      </SampleChips>
      {calls !== found && (
        <TextLink href={`${context.link('/aicall').href}#samples`} prefetch={false} className="mt-8">
          {t('more')}
        </TextLink>
      )}
    </>
  )
}

/** Recordings to listen to, live from the API; the section stays whole when there are none. */
export const samples = section<typeof schema, { filter: CallFilter; chips?: boolean }>(
  schema,
  ({ words, context, filter, chips = false }) => (
    <SectionFrame id={context.id}>
      <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
      <List context={context} filter={filter} chips={chips} />
    </SectionFrame>
  ),
)
