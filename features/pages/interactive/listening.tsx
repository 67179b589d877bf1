import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { section, SectionFrame, text } from '@/components/sections/section'
import { ListeningCard } from '@/features/demo-call/listening/listening-card'

const schema = z.strictObject({ title: text, text })

/** What a code sounds like, as a test: the test left, why it is worth a minute right. */
export const listening = section(schema, ({ content, context: { id, lang, path } }) => (
  <SectionFrame id={id}>
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <StaticMarkup id={`${id}-text`} of={{ lang, path }} className="lg:sticky lg:top-28 lg:order-2">
        <h2 id={`${id}-title`} className="text-h2">
          {content.title}
        </h2>
        <p className="mt-5 max-w-[48ch] text-fg-2">{content.text}</p>
      </StaticMarkup>
      <ListeningCard lang={lang} />
    </div>
  </SectionFrame>
))
