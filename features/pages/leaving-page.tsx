import { Suspense } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { TravelLine } from '@/components/ui/travel-line'
import { LeavingFacts, type LeavingMessages } from '@/features/pages/leaving-facts'
import { CYCLES } from '@/features/pricing/voice-plans'
import { readCallPackages, readVoicePlans } from '@/features/pricing/read-prices'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { href, LEAVING_PATH } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { buildMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type Params = { params: Promise<{ lang: string }> }

/** How plans and cycles are named: id → name; with the price service down, plans go by their ids. */
const choiceNames = async (lang: Locale) => {
  const [{ t }, voice, calls] = await Promise.all([
    getT('pricing', { lng: lang }),
    readVoicePlans(),
    readCallPackages(),
  ])
  const voiceNames = (voice?.value ?? []).map(
    ({ id, product, name }) => [id, `${t(`plans.names.${product}`)} · ${name[lang]}`] as const,
  )
  const callNames = (calls?.value ?? []).map(({ id, name }) => [id, `AICall · ${name[lang]}`] as const)
  return {
    plans: Object.fromEntries([...voiceNames, ...callNames]),
    cycles: Object.fromEntries([...CYCLES, 'once'].map((cycle) => [cycle, t(`plans.cycles.${cycle}`)])),
  }
}

const messagesOf = (t: (key: string) => string): LeavingMessages => ({
  target: t('target'),
  choiceTitle: t('choiceTitle'),
  choiceText: t('choiceText'),
  plan: t('plan'),
  cycle: t('cycle'),
  voucher: t('voucher'),
})

/** What the route /leaving exports: where a demo's link would go and what was chosen; nobody is led away from it. */
export const leavingPage = {
  metadata: async ({ params }: Params) => {
    const lang = asLocale((await params).lang)
    const { t } = await getT('leaving', { lng: lang })
    const [title, description] = [t('metaTitle'), t('metaDescription')]
    return buildMetadata({ lang, path: LEAVING_PATH, title, description, index: false })
  },
  View: async ({ params }: Params) => {
    const lang = asLocale((await params).lang)
    const [{ t }, names] = await Promise.all([getT('leaving', { lng: lang }), choiceNames(lang)])
    return (
      <section className="section wrap">
        <div className="mx-auto grid max-w-[52ch] justify-items-center text-center">
          <TravelLine className="w-full max-w-[36ch] after:hidden" />
          <h1 className="mt-7 text-h2">{t('title')}</h1>
          <p className="mt-3 text-ui text-fg-2">{t('text', { brand: site(lang).brand })}</p>
          <Suspense>
            <LeavingFacts messages={messagesOf(t)} names={names} />
          </Suspense>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <LinkButton href={href('/contact-us', lang)}>{t('contact')}</LinkButton>
            <LinkButton href={href('/', lang)} variant="secondary">
              {t('home')}
            </LinkButton>
          </div>
        </div>
      </section>
    )
  },
}
