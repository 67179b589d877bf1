import type { PageLink } from '@/components/sections/section'
import { Cover, FeatureCard } from '@/features/resources/feature-card'
import { ItemList } from '@/features/resources/item-list'
import { STUDIES, studyPath } from '@/features/resources/studies'
import { loadResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'

type StudyListProps = { lang: Locale; link: (path: string) => PageLink }

/** The illustrative scenarios: the first large with its cover, the others in two columns without pictures. */
export const StudyList = async ({ lang, link }: StudyListProps) => {
  const { studies } = await loadResourceMessages(lang)
  const [first, ...rest] = STUDIES.map(({ slug, industry, products }) => {
    const { href, name, tagline } = link(studyPath(slug))
    const label = [
      studies.label,
      link(`/industries/${industry}`).name,
      ...products.map((product) => link(`/${product}`).name),
    ]
    return { id: slug, href, title: name, text: tagline, label: label.join(' · '), product: products[0] }
  })
  return (
    <section aria-labelledby="studies-title" className="section pt-0">
      <div className="wrap">
        <h2 id="studies-title" className="mb-8 max-w-[24ch] text-h2">
          {studies.title}
        </h2>
        {first && <FeatureCard {...first} read={studies.read} cover={<Cover lang={lang} />} />}
        <div className="mt-10">
          <ItemList items={rest} columns />
        </div>
      </div>
    </section>
  )
}
