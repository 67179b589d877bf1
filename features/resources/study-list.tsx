import { StaticMarkup } from '@/components/layout/static-markup'
import type { PageLink } from '@/components/sections/section'
import { CoverCard } from '@/features/resources/cover-card'
import { FeatureCard } from '@/features/resources/feature-card'
import { loadResourceMessages } from '@/features/resources/messages'
import { STUDIES, studyPath } from '@/features/resources/studies'
import { StudyCover } from '@/features/resources/study-cover'
import { unbroken } from '@/lib/domain/compounds'
import type { Locale } from '@/lib/i18n/config'

type StudyListProps = { lang: Locale; link: (path: string) => PageLink }

/** The illustrative scenarios, each with the cover drawn of its call: the first large, the others in columns. */
export const StudyList = async ({ lang, link }: StudyListProps) => {
  const { studies } = await loadResourceMessages(lang)
  const [first, ...rest] = STUDIES.map(({ slug, industry, products, clip, ways }) => {
    const { href, name, tagline } = link(studyPath(slug))
    return {
      href,
      title: name,
      text: tagline,
      label: [link(`/industries/${industry}`), ...products.map((product) => link(`/${product}`))]
        .map((page) => page.name)
        .join(' · '),
      product: products[0],
      cover: <StudyCover clip={clip} ways={ways} />,
    }
  })
  return (
    <StaticMarkup
      as="section"
      id="studies"
      of={{ lang, path: '/case-studies' }}
      aria-labelledby="studies-title"
      className="section pt-0"
    >
      <div className="wrap">
        <h2 id="studies-title" className="mb-8 max-w-[24ch] text-h2">
          {unbroken(studies.title)}
        </h2>
        {first && <FeatureCard {...first} read={studies.read} />}
        <ul className="mt-12 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
          {rest.map((study, index) => (
            <li key={study.href} className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <CoverCard {...study} />
            </li>
          ))}
        </ul>
      </div>
    </StaticMarkup>
  )
}
