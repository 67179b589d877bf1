import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { StaticMarkup } from '@/components/layout/static-markup'
import { section, SectionFrame, text } from '@/components/sections/section'
import { ListeningCard } from '@/features/demo-call/listening/listening-card'

const schema = z.strictObject({ title: text, text })

/** What a code sounds like, as a test: the test left, why it is worth a minute right, and below that what is heard, as a picture. */
export const listening = section<typeof schema, { picture: PictureId }>(
  schema,
  ({ content, context: { id, lang, path, picture: draw }, picture }) => (
    <SectionFrame id={id}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <StaticMarkup id={`${id}-text`} of={{ lang, path }} className="lg:col-start-2 lg:row-start-1">
          <h2 id={`${id}-title`} className="text-h2">
            {content.title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-fg-2">{content.text}</p>
        </StaticMarkup>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ListeningCard lang={lang} />
        </div>
        <StaticMarkup id={`${id}-picture`} of={{ lang, path }} className="min-w-0 lg:col-start-2">
          {draw(picture)}
        </StaticMarkup>
      </div>
    </SectionFrame>
  ),
)
