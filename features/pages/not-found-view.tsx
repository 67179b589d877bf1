import { ItemList } from '@/features/resources/item-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { tonePath } from '@/components/ui/tone-path'
import { readTones } from '@/features/audio/read-tones'
import { loadPageLinks } from '@/features/pages/content'
import { middlePitch } from '@/lib/domain/voiceprint'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'

/** Where each of the main ways through the site begins. */
const STARTS = ['/aicall', '/aivoice', '/smartdialog', '/aicall/pricing', '/resources', '/careers']

/** The content of the page for an address that does not exist: two ways on, then where the main ways begin. */
export const NotFoundView = async ({ lang }: { lang: Locale }) => {
  const [{ t }, link, tones] = await Promise.all([
    getT('common', { lng: lang }),
    loadPageLinks(lang),
    readTones('thu-lam'),
  ])
  const [level] = tones ?? []
  const asking = tones?.find(({ tone }) => tone === 'hoi')
  const starts = STARTS.map((path) => {
    const { href: address, name, tagline } = link(path)
    return { id: path, href: address, title: name, text: tagline }
  })
  return (
    <div className="section wrap" data-not-found>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        level={1}
        {...(level && asking && { line: tonePath(asking.pitch, middlePitch(level.pitch)) })}
        actions={
          <>
            <LinkButton href={href('/', lang)}>{t('notFound.home')}</LinkButton>
            <LinkButton href={href('/contact-us', lang)} variant="secondary">
              {t('notFound.contact')}
            </LinkButton>
          </>
        }
      />
      <p className="mt-10 text-center text-cap text-fg-3">{t('notFound.line')}</p>
      <section aria-labelledby="starts-title" className="mt-(--gap)">
        <h2 id="starts-title" className="mb-6 text-h3">
          {t('notFound.starts')}
        </h2>
        <ItemList items={starts} columns />
      </section>
    </div>
  )
}
