import { JsonLd } from '@/components/layout/json-ld'
import { StaticMarkup } from '@/components/layout/static-markup'
import { TextLink } from '@/components/ui/text-link'
import { loadPageLinks } from '@/features/pages/content'
import { GLOSSARY_PATH, termsIn } from '@/features/resources/glossary/read-glossary'
import { foldText } from '@/lib/domain/fold'
import { otherLocale, type Locale } from '@/lib/i18n/config'
import { pageUrl } from '@/lib/seo/metadata'

/** The letter a term stands under: 'Ưu đãi' → 'U', and 'Đồng ý' → 'Đ', a letter of its own. */
const letterOf = (term: string) => {
  const first = term.charAt(0).toUpperCase()
  return first === 'Đ' ? first : foldText(first).toUpperCase()
}

/** Every term in the alphabetical order of the language, with its name in the other one, and as structured data. */
export const GlossaryList = async ({ lang }: { lang: Locale }) => {
  const link = await loadPageLinks(lang)
  const terms = termsIn(lang)
  const letters = [...new Set(terms.map(({ term }) => letterOf(term[lang])))].toSorted((a, b) =>
    a.localeCompare(b, 'vi'),
  )
  const other = otherLocale(lang)
  const of = { lang, path: GLOSSARY_PATH }
  const url = pageUrl(GLOSSARY_PATH, lang)
  return (
    <>
      <JsonLd
        id="terms-graph"
        of={of}
        graph={[
          {
            '@type': 'DefinedTermSet',
            '@id': `${url}#terms`,
            name: link(GLOSSARY_PATH).name,
            url,
            inLanguage: lang,
            hasDefinedTerm: terms.map(({ id, term, text }) => ({
              '@type': 'DefinedTerm',
              '@id': `${url}#${id}`,
              name: term[lang],
              description: text[lang],
            })),
          },
        ]}
      />
      <StaticMarkup
        as="section"
        id="terms"
        of={of}
        aria-label={link(GLOSSARY_PATH).name}
        className="section pt-0"
      >
        <div className="wrap grid gap-y-12">
          {letters.map((letter) => (
            <div
              key={letter}
              className="grid gap-x-16 gap-y-4 border-t border-rule-strong pt-5 lg:grid-cols-[2fr_10fr]"
            >
              <h2 className="text-h3">{letter}</h2>
              <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
                {terms
                  .filter(({ term }) => letterOf(term[lang]) === letter)
                  .map(({ id, term, text, path }) => (
                    <div key={id} id={id} className="scroll-mt-28 target:bg-accent-tint">
                      <dt className="font-strong">
                        {term[lang]}{' '}
                        {term[other] !== term[lang] && (
                          <span lang={other} className="text-small text-fg-3">
                            {term[other]}
                          </span>
                        )}
                      </dt>
                      <dd className="mt-1 text-ui text-fg-2">
                        {text[lang]}{' '}
                        {path && (
                          <TextLink look="inline" href={link(path).href}>
                            {link(path).name}
                          </TextLink>
                        )}
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </div>
      </StaticMarkup>
    </>
  )
}
