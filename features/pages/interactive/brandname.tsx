import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { section, type SectionContext, text } from '@/components/sections/section'
import { BrandnameIsland } from '@/features/brandname/brandname-island'
import { loadBrandnameMessages } from '@/features/brandname/messages'
import { spokenText } from '@/lib/domain/reading/read'

const schema = z.strictObject({ title: text, lead: text, facts: z.array(text).length(3), check: text })

type BrandnameProps = { content: z.output<typeof schema>; context: SectionContext }

const Brandname = async ({ content, context }: BrandnameProps) => {
  const { id, lang } = context
  const messages = await loadBrandnameMessages(lang)
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-hero className="section">
      <div className="wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[6fr_6fr]">
        <StaticMarkup id={`${id}-text`} of={context}>
          <h1 id={`${id}-title`} className="text-h1">
            {content.title}
          </h1>
          <p className="mt-6 max-w-[56ch] text-lead text-fg-2">{content.lead}</p>
          <ul className="mt-8 grid gap-2 border-t border-rule pt-5 text-ui text-fg-2">
            {content.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </StaticMarkup>
        <div id="check" className="scroll-mt-36 rounded-lg border border-rule-strong bg-raised p-6 md:p-8">
          <h2 className="mb-5 text-h4">{content.check}</h2>
          <BrandnameIsland messages={messages} startSpoken={spokenText(messages.start)} />
        </div>
      </div>
    </section>
  )
}

/** The opening that is the check of a name: what a voice brandname may look like, tried out as it is typed. */
export const brandname = section(schema, (props) => <Brandname {...props} />)
