import { TextLink } from '@/components/ui/text-link'
import { filterPath, type Filter } from '@/features/resources/filter'
import type { ResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'
import { href, outward } from '@/lib/i18n/href'
import { site } from '@/lib/site'

type NewsLinksProps = {
  lang: Locale
  page: number
  words: ResourceWords['library']
  older: boolean
  empty: boolean
}

const newsFilter = (page: number): Filter => (page > 1 ? { category: 'news', page } : { category: 'news' })

/** Under the news: a word when there is none, the neighbouring pages, and the blog if the site has one. */
export const NewsLinks = ({ lang, page, words, older, empty }: NewsLinksProps) => {
  const { blogUrl } = site(lang)
  const to = (target: number) => href(filterPath(newsFilter(target)), lang)
  return (
    <>
      {empty && <p className="text-fg-2">{words.news.none}</p>}
      {(page > 1 || older) && (
        <nav aria-label={words.news.pages} className="mt-6 flex flex-wrap gap-x-8">
          {page > 1 && (
            <TextLink href={to(page - 1)} prefetch={false} rel="prev">
              {words.news.newer}
            </TextLink>
          )}
          {older && (
            <TextLink href={to(page + 1)} prefetch={false} rel="next">
              {words.news.older}
            </TextLink>
          )}
        </nav>
      )}
      {blogUrl && (
        <TextLink href={outward(blogUrl, lang)} prefetch={false} rel="noopener" className="mt-4">
          {words.news.blog}
        </TextLink>
      )}
    </>
  )
}
