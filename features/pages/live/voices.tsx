import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy, heading } from '@/components/sections/words'
import { TextLink } from '@/components/ui/text-link'
import { VoiceList } from '@/features/audio/voice-list'
import { voiceListSchema } from '@/lib/contract/voice'
import type { Lang } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { readService } from '@/lib/server-request'

const schema = z.strictObject({ ...heading, link: copy.optional() })

const Voices = async ({ lang }: { lang: Lang }) => {
  const [voices, { t }] = await Promise.all([
    readService(voiceListSchema, '/voices', { isSample: true }),
    getT('voices', { lng: lang }),
  ])
  if (!voices) return <p className="text-fg-2">{t('empty')}</p>
  return <VoiceList voices={voices} lang={lang} />
}

/** The voices on the page's one tinted band, each with its print and a preview. */
export const voices = section(schema, ({ words, context }) => (
  <section
    id={context.id}
    aria-labelledby={`${context.id}-title`}
    data-product="aivoice"
    className="bg-surface section"
  >
    <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${context.id}-title`} className="text-h2">
          {words.title}
        </h2>
        {words.lead && <p className="mt-5 text-fg-2">{words.lead}</p>}
        {words.link && context.path !== '/aivoice' && (
          <TextLink href={`${context.link('/aivoice').href}#voices`} prefetch={false} className="mt-5">
            {words.link}
          </TextLink>
        )}
      </div>
      <Voices lang={context.lang} />
    </div>
  </section>
))
