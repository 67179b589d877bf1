import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readVoices } from '@/features/audio/read-voices'
import { TryOutCard } from '@/features/tts/try-out-card'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { heading, section, SectionFrame } from '@/components/sections/section'

const schema = z.strictObject({ ...heading })

const Card = async ({ lang, contact }: { lang: Locale; contact: string }) => {
  const [voices, { t }] = await Promise.all([readVoices(), getT(['common', 'voices'], { lng: lang })])
  if (!voices || voices.length === 0)
    return (
      <p className="text-fg-2">
        {t('empty', { ns: 'voices' })} <TextLink href={contact}>{t('contact', { ns: 'voices' })}</TextLink>
      </p>
    )
  return <TryOutCard lang={lang} voices={voices} labels={{ ...audioLabels(t), ...voiceWords(t) }} />
}

/** The text-to-speech try-out: type, see how it is read, listen, download. */
export const tts = section(schema, ({ content, context }) => (
  <SectionFrame id={context.id}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <Card lang={context.lang} contact={context.link('/contact-us').href} />
  </SectionFrame>
))
