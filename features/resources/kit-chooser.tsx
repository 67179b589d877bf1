import { StaticMarkup } from '@/components/layout/static-markup'
import { IconPlus } from '@tabler/icons-react'
import type { PageLink } from '@/components/sections/section'
import { PaperCover } from '@/features/resources/covers'
import { inSentence, leafletPath } from '@/features/resources/leaflet-data'
import { loadResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { PRODUCTS } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

type KitChooserProps = {
  lang: Locale
  link: (path: string) => PageLink
  industries: readonly string[]
  useCases: readonly string[]
}

/** Three choices with two clicks and no script: open an industry, then take the sheet where a job and a product cross. Plain links: a leaflet is opened, not browsed. */
export const KitChooser = async ({ lang, link, industries, useCases }: KitChooserProps) => {
  const { kit } = await loadResourceMessages(lang)
  return (
    <StaticMarkup
      as="section"
      id="kit"
      of={{ lang, path: '/sales-kit' }}
      aria-labelledby="kit-title"
      className="section pt-0"
    >
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="kit-title" className="text-h2">
            {kit.title}
          </h2>
          <p className="mt-4 text-fg-2">{kit.lead}</p>
          <div className="mt-8 aspect-[8/5] overflow-clip rounded-lg max-lg:hidden">
            <PaperCover />
          </div>
        </div>
        <div className="faq border-t border-rule">
          {industries.map((industry, index) => {
            const { name, tagline } = link(`/industries/${industry}`)
            return (
              <details key={industry} name="kit" open={index === 0} className="group border-b border-rule">
                <summary className="grid min-h-11 list-none grid-cols-[1fr_auto] items-start gap-x-4 gap-y-0.5 py-5 [&::-webkit-details-marker]:hidden">
                  <h3 className="text-h4">{name}</h3>
                  <IconPlus
                    size={20}
                    stroke={1.6}
                    aria-hidden
                    className="mt-0.5 shrink-0 transition-transform duration-(--d-2) group-open:rotate-45"
                  />
                  <span className="text-ui text-fg-2">{tagline}</span>
                </summary>
                <table className="mb-5 w-full table-fixed text-left text-ui">
                  <thead>
                    <tr className="border-t border-rule">
                      <td className="w-[34%] sm:w-[40%]" />
                      {PRODUCTS.map((product) => (
                        <th key={product} scope="col" className="py-2.5 text-cap font-strong max-sm:text-tag">
                          {link(`/${product}`).name}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {useCases.map((useCase) => {
                      const job = link(`/use-cases/${useCase}`).name
                      return (
                        <tr key={useCase} className="border-t border-rule">
                          <th scope="row" className="py-2 pr-4 font-normal">
                            {job}
                          </th>
                          {PRODUCTS.map((product) => (
                            <td key={product}>
                              <a
                                href={href(leafletPath({ industry, useCase, product }), lang)}
                                data-product={product}
                                className="group/sheet inline-grid size-11 items-center"
                              >
                                <i className="h-8 w-6 rounded-xs border-2 border-accent-strong bg-[linear-gradient(var(--accent-strong)_2px,transparent_2px)] bg-[length:12px_6px] bg-[position:4px_5px] bg-repeat-y group-hover/sheet:bg-accent-tint" />
                                <span className="sr-only">
                                  {link(`/${product}`).name},{' '}
                                  {fillIn(kit.products, {
                                    industry: inSentence(name),
                                    useCase: inSentence(job),
                                  })}
                                </span>
                              </a>
                            </td>
                          ))}
                        </tr>
                      )
                    })}
                  </tbody>
                </table>
              </details>
            )
          })}
        </div>
      </div>
    </StaticMarkup>
  )
}
