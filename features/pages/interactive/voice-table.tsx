import { z } from 'zod'
import { heading, section, type SectionContext, StaticSection, text } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { VoiceMark } from '@/components/ui/voice-mark'
import { readVoiceSounds } from '@/features/audio/measured-voice'
import { OUR_VOICES, type Region, VOICE_IDS, voicesOf } from '@/features/audio/our-voices'
import { table } from '@/features/pages/markdown/blocks'
import type { Locale } from '@/lib/i18n/config'
import { voicePath } from '@/lib/i18n/href'
import { measuredFacts } from './measured-facts'

const schema = z.strictObject({ ...heading, note: text })

type Structure = { region?: Region }

const readRows = async (region: Region | undefined, lang: Locale, nameOf: (path: string) => string) => {
  return Promise.all(
    (region ? voicesOf(region) : VOICE_IDS).map(async (id) => {
      const { measured } = await readVoiceSounds(id, OUR_VOICES[id].language)
      return {
        id,
        name: nameOf(voicePath(id)),
        facts: await measuredFacts(measured, OUR_VOICES[id].language, lang),
      }
    }),
  )
}

/** The measured voices of such a section as a Markdown table. */
export const voiceTableMarkdown = async (
  { region }: Structure,
  lang: Locale,
  link: (path: string) => { href: string; name: string },
) => {
  const rows = await readRows(region, lang, (path) => link(path).name)
  return table(
    ['', ...(rows[0]?.facts.map(({ label }) => label) ?? [])],
    rows.map(({ id, name, facts }) => [
      `[${name}](${link(voicePath(id)).href})`,
      ...facts.map(({ value }) => value),
    ]),
  )
}

type MeasuredProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const Measured = async ({ content, context, region }: MeasuredProps) => {
  const { id, lang, link } = context
  const rows = await readRows(region, lang, (path) => link(path).name)
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${id}-title`} title={content.title} support={content.lead} />
      <Table
        label={content.title}
        corner=""
        columns={rows[0]?.facts.map(({ key, label }) => ({ key, label })) ?? []}
        rows={rows.map((row) => ({
          key: row.id,
          label: row.name,
          cells: row.facts.map(({ value }) => value),
        }))}
        emptyLabel=""
        stacked
      />
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3">
            <VoiceMark sample={`/audio/voices/${row.id}.mp3`} size={40} />
            <TextLink href={link(voicePath(row.id)).href}>{row.name}</TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[80ch] text-cap text-fg-3">{content.note}</p>
    </StaticSection>
  )
}

/** Our voices, or those of a region, side by side in what was measured on the same sentence, each with the way to its page. */
export const voiceTable = section<typeof schema, Structure>(schema, (props) => <Measured {...props} />)
