import { loadAuthMessages } from '@/features/auth/messages'
import { STATS_PATH } from '@/features/auth/products'
import { SignInNote } from '@/features/auth/sign-in-note'
import { loadStatsMessages } from '@/features/counts/messages'
import { StatsBoardIsland } from '@/features/counts/stats-board-island'
import { unbroken } from '@/lib/domain/compounds'
import { asLocale } from '@/lib/i18n/config'
import { publicConfig } from '@/lib/public-config'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = { params: Promise<{ lang: string }> }

const statsOf = async ({ params }: Params) => {
  const lang = asLocale((await params).lang)
  return { lang, messages: await loadStatsMessages(lang) }
}

/** What the route /portal/stats exports: the counts of visits for the team; search engines stay out, and the platform refuses everybody else. */
export const portalStats = {
  metadata: async (props: Params) => {
    const { lang, messages } = await statsOf(props)
    const { metaTitle: title, metaDescription: description } = messages
    return buildMetadata({ lang, path: STATS_PATH, title, description, index: false })
  },
  View: async (props: Params) => {
    const { lang, messages } = await statsOf(props)
    const hasSignIn = publicConfig().keycloak !== null
    return (
      <section className="section wrap grid content-start gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div>
          <h1 className="text-h1">{unbroken(messages.title)}</h1>
          <p className="mt-4 mb-8 max-w-[40ch] text-lead text-fg-2">{messages.lead}</p>
          {hasSignIn && <SignInNote lang={lang} messages={await loadAuthMessages(lang)} />}
        </div>
        <div className="min-w-0">
          {hasSignIn ? (
            <StatsBoardIsland lang={lang} messages={messages} />
          ) : (
            <p className="max-w-[52ch] text-ui text-fg-2">{messages.noSignIn}</p>
          )}
        </div>
      </section>
    )
  },
}
