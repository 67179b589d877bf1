import { AudioPart } from '@/features/styleguide/audio-part'
import { ButtonsPart } from '@/features/styleguide/buttons-part'
import { ChoicesPart } from '@/features/styleguide/choices-part'
import { ColorsPart } from '@/features/styleguide/colors-part'
import { DataPart } from '@/features/styleguide/data-part'
import { FeedbackPart } from '@/features/styleguide/feedback-part'
import { FormsPart } from '@/features/styleguide/forms-part'
import { IconsPart } from '@/features/styleguide/icons-part'
import { PanelsPart } from '@/features/styleguide/panels-part'
import { StagePart } from '@/features/styleguide/stage-part'
import { TypePart } from '@/features/styleguide/type-part'
import { styleguideMessages } from '@/features/styleguide/messages'
import { asLocale } from '@/lib/i18n/config'
import { buildMetadata } from '@/lib/seo/metadata'

type PageProps = { params: Promise<{ lang: string }> }

const parts = [
  ColorsPart,
  TypePart,
  ButtonsPart,
  FormsPart,
  ChoicesPart,
  FeedbackPart,
  PanelsPart,
  DataPart,
  AudioPart,
  StagePart,
  IconsPart,
]

export async function generateMetadata({ params }: PageProps) {
  const lang = asLocale((await params).lang)
  return buildMetadata({ lang, path: '/styleguide', ...styleguideMessages[lang].meta, index: false })
}

export default async function StyleguidePage({ params }: PageProps) {
  const lang = asLocale((await params).lang)
  const messages = styleguideMessages[lang]
  return (
    <>
      <div className="wrap pt-14 pb-4">
        <h1 className="text-h1">{messages.meta.title}</h1>
        <p className="mt-4 max-w-[56ch] text-lead text-fg-2">{messages.lead}</p>
      </div>
      {parts.map((Part) => (
        <Part key={Part.name} messages={messages} lang={lang} />
      ))}
    </>
  )
}
