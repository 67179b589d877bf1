import { Container } from '@/components/ui/container'
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
import { styleguideWords } from '@/features/styleguide/words'
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
  return buildMetadata({ lang, path: '/styleguide', ...styleguideWords[lang].meta, index: false })
}

export default async function StyleguidePage({ params }: PageProps) {
  const lang = asLocale((await params).lang)
  const words = styleguideWords[lang]
  return (
    <>
      <Container className="pt-14 pb-4">
        <h1 className="text-h1">{words.meta.title}</h1>
        <p className="mt-4 max-w-[56ch] text-lead text-fg-2">{words.lead}</p>
      </Container>
      {parts.map((Part) => (
        <Part key={Part.name} words={words} lang={lang} />
      ))}
    </>
  )
}
