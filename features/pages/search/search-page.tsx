import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LinkButton } from '@/components/ui/link-button'
import { siteSearch, searchStarts } from '@/features/pages/search/catalogue'
import { SEARCH_PATH } from '@/features/search/catalogue'
import { LONGEST_QUERY, type Found } from '@/features/search/engine'
import { FoundText } from '@/features/search/found-text'
import { loadSearchMessages, type SearchMessages } from '@/features/search/messages'
import { asLocale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/href'
import { buildMetadata } from '@/lib/seo/metadata'

const MOST = 30

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type ResultsProps = { results: readonly Found[]; query: string; messages: SearchMessages }

const Results = ({ results, query, messages }: ResultsProps) => (
  <ol className="border-t border-rule">
    {results.map((found) => (
      <li key={`${found.href} ${found.title}`} className="border-b border-rule py-5">
        {/* A page is what one expects; only what is not a whole page says what it is. */}
        {found.kind !== 'page' && (
          <p className="text-small text-fg-3">
            {messages.kinds[found.kind]}
            {found.kind !== 'guide' && found.page && ` · ${found.page}`}
          </p>
        )}
        <h3 className="mt-1 text-h4">
          <a href={found.href} className="hover:underline">
            {found.title}
          </a>
        </h3>
        <p className="mt-1 text-fg-2">
          <FoundText found={found} query={query} />
        </p>
      </li>
    ))}
  </ol>
)

const queryOf = (value: string | string[] | undefined) =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).trim().slice(0, LONGEST_QUERY)

/** What the route /search exports: a form and what it finds, made on the server at each visit; works without script. */
export const searchPage = {
  metadata: async ({ params }: Props) => {
    const lang = asLocale((await params).lang)
    const { metaTitle: title, metaDescription: description } = await loadSearchMessages(lang)
    return buildMetadata({ lang, path: SEARCH_PATH, title, description, index: false })
  },
  View: async ({ params, searchParams }: Props) => {
    const lang = asLocale((await params).lang)
    const query = queryOf((await searchParams)['q'])
    const [messages, starts, search] = await Promise.all([
      loadSearchMessages(lang),
      searchStarts(lang),
      siteSearch(lang),
    ])
    const found = query ? search(query) : []
    const count = fillIn(found.length === 1 ? messages.count.one : messages.count.other, { n: found.length })
    const answer = found.length ? count : fillIn(messages.none, { query })
    return (
      <section className="section wrap" aria-labelledby="search-title">
        <div className="mx-auto max-w-[72ch]">
          <h1 id="search-title" className="text-h1">
            {messages.title}
          </h1>
          <form role="search" action={href(SEARCH_PATH, lang)} className="mt-6 flex gap-3">
            <Input
              type="search"
              name="q"
              aria-label={messages.label}
              placeholder={messages.placeholder}
              defaultValue={query}
              key={query}
              maxLength={LONGEST_QUERY}
              enterKeyHint="search"
              className="min-w-0 flex-1"
            />
            <Button type="submit">{messages.submit}</Button>
          </form>
          {query && (
            <div role="status" className="mt-8 mb-4">
              <h2 className="text-h4">{answer}</h2>
            </div>
          )}
          {found.length > 0 && <Results results={found.slice(0, MOST)} query={query} messages={messages} />}
          {query && !found.length && (
            <>
              <p data-nothing-found={query} className="text-fg-2">
                {messages.noneText}
              </p>
              <LinkButton href={href('/contact-us', lang)} variant="secondary" className="mt-5">
                {messages.ask}
              </LinkButton>
            </>
          )}
          {!found.length && (
            <>
              <h2 className="mt-10 mb-4 text-h4">{messages.starts}</h2>
              <Results results={starts} query="" messages={messages} />
            </>
          )}
        </div>
      </section>
    )
  },
}
