import { StaticMarkup } from '@/components/layout/static-markup'
import { loadGuideWords } from '@/features/pages/guide/words'
import { CoverCard } from '@/features/resources/cover-card'
import { readingMinutes } from '@/features/resources/guide/guide-parts'
import { TOPICS } from '@/features/resources/guide/guide-schema'
import { guidePath, GUIDES_PATH, readGuides } from '@/features/resources/guide/read-guides'
import { ToneCover } from '@/features/resources/guide/tone-cover'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/href'

/** Every guide by topic, as its cover. */
export const GuideIndex = async ({ lang }: { lang: Locale }) => {
  const [words, guides, originals] = await Promise.all([
    loadGuideWords(lang),
    readGuides(lang),
    readGuides('vi'),
  ])
  const cards = guides.map((guide, index) => ({
    ...guide,
    coverTitle: originals[index]?.title ?? guide.title,
  }))
  const groups = TOPICS.map((topic) => ({ topic, items: cards.filter((guide) => guide.topic === topic) }))
  return (
    <StaticMarkup id="guides" of={{ lang, path: GUIDES_PATH }} className="section pt-0">
      <div className="wrap grid gap-(--gap)">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ topic, items }) => (
            <section
              key={topic}
              aria-labelledby={`topic-${topic}`}
              className="border-t border-rule-strong pt-5"
            >
              <h2 id={`topic-${topic}`} className="text-h3">
                {words.topics[topic].title}
              </h2>
              <p className="mt-1 mb-6 max-w-[68ch] text-fg-2">{words.topics[topic].text}</p>
              <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
                {items.map((guide) => (
                  <li key={guide.slug}>
                    <CoverCard
                      href={href(guidePath(guide.slug), lang)}
                      product={guide.products[0]}
                      label={fillIn(words.minutes, { n: readingMinutes(guide, lang) })}
                      title={guide.name}
                      text={guide.tagline}
                      cover={<ToneCover title={guide.coverTitle} />}
                      compact
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </StaticMarkup>
  )
}
