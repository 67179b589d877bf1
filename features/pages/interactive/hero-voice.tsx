import { cx } from 'class-variance-authority'
import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { TextLink } from '@/components/ui/text-link'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readVoices } from '@/features/audio/read-voices'
import { Tones, tonesSchema } from '@/features/pages/interactive/tones'
import { TryOutCard } from '@/features/tts/try-out-card'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { section, text } from '@/components/sections/section'

const schema = z.strictObject({ title: text, lead: text, try: text, tones: tonesSchema.optional() })

type CardProps = { lang: Locale; contact: string; folded: boolean }

const Card = async ({ lang, contact, folded }: CardProps) => {
  const [voices, { t }] = await Promise.all([readVoices(), getT(['common', 'voices'], { lng: lang })])
  if (!voices || voices.length === 0)
    return (
      <p className="text-fg-2">
        {t('empty', { ns: 'voices' })} <TextLink href={contact}>{t('contact', { ns: 'voices' })}</TextLink>
      </p>
    )
  return (
    <TryOutCard
      lang={lang}
      voices={voices}
      labels={{ ...audioLabels(t), ...voiceWords(t) }}
      folded={folded}
    />
  )
}

/** The opening that is the tool itself: type a sentence and see it turn into spoken words; beside it, where the page has them, the six tones. */
export const heroVoice = section(schema, ({ content, context }) => (
  <section id={context.id} aria-labelledby={`${context.id}-title`} data-hero className="section">
    <div className="wrap">
      <StaticMarkup id={`${context.id}-text`} of={context}>
        <h1 id={`${context.id}-title`} className="max-w-[24ch] text-h1">
          {content.title}
        </h1>
        <p className="mt-5 max-w-[72ch] text-lead text-fg-2">{content.lead}</p>
      </StaticMarkup>
      <div
        className={cx(
          'mt-8 grid items-start gap-x-12 gap-y-12',
          content.tones && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        )}
      >
        <div id="try" className="scroll-mt-36">
          <h2 className="sr-only">{content.try}</h2>
          <Card
            lang={context.lang}
            contact={context.link('/contact-us').href}
            folded={content.tones !== undefined}
          />
        </div>
        {content.tones && (
          <div className="lg:sticky lg:top-28">
            <Tones content={content.tones} context={context} />
          </div>
        )}
      </div>
    </div>
  </section>
))
