import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { VoiceGallery } from '@/features/audio/voice-gallery'
import { readVoices } from '@/features/audio/read-voices'
import { VoiceList } from '@/features/audio/voice-list'
import { ownLanguageFirst } from '@/lib/i18n/config'
import { voicePath } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { heading, section, SectionFrame, type SectionContext, text } from '@/components/sections/section'

const schema = z.strictObject({ ...heading, link: text.optional() })

const Voices = async ({ context, gallery }: { context: SectionContext; gallery: boolean }) => {
  const { lang, path, link, hasPage } = context
  const [list, { t }] = await Promise.all([readVoices({ isSample: true }), getT('voices', { lng: lang })])
  if (!list) {
    return (
      <p className="text-fg-2">
        {t('empty')} <TextLink href={context.link('/contact-us').href}>{t('contact')}</TextLink>
      </p>
    )
  }
  const hrefOf = (id: string) => (hasPage(voicePath(id)) ? link(voicePath(id)).href : undefined)
  if (!gallery) return <VoiceList voices={list} lang={lang} path={path} hrefOf={hrefOf} />
  return <VoiceGallery voices={ownLanguageFirst(list, lang)} lang={lang} path={path} hrefOf={hrefOf} />
}

/** The voices on the page's one tinted band, each with its print and a preview; as a gallery without a band, also with filters, search and the blind comparison. */
export const voices = section<typeof schema, { gallery?: boolean }>(
  schema,
  ({ content, context, gallery = false }) =>
    gallery ? (
      <section
        id={context.id}
        aria-labelledby={`${context.id}-title`}
        data-product="aivoice"
        className="section"
      >
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
          <StaticMarkup id={`${context.id}-text`} of={context} className="lg:sticky lg:top-28 lg:self-start">
            <h2 id={`${context.id}-title`} className="text-h2">
              {content.title}
            </h2>
            {content.lead && <p className="mt-5 text-fg-2">{content.lead}</p>}
          </StaticMarkup>
          <Voices context={context} gallery />
        </div>
      </section>
    ) : (
      <SectionFrame id={context.id} band product="aivoice">
        <StaticMarkup id={`${context.id}-text`} of={context}>
          <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        </StaticMarkup>
        <Voices context={context} gallery={false} />
        {content.link && (
          <TextLink href={`${context.link('/aivoice').href}#voices`} className="mt-8">
            {content.link}
          </TextLink>
        )}
      </SectionFrame>
    ),
)
