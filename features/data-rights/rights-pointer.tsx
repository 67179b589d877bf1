import { TextLink } from '@/components/ui/text-link'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { loadRightsMessages } from './messages'

/** The way from the privacy policy to the form for requests about one's own data. */
export const RightsPointer = async ({ lang }: { lang: Locale }) => {
  const { from } = await loadRightsMessages(lang)
  return (
    <div className="wrap pb-12">
      <aside
        aria-label={from.title}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-rule py-5"
      >
        <p>
          <b className="block font-strong">{from.title}</b>
          <span className="text-fg-2">{from.text}</span>
        </p>
        <TextLink href={href('/data-rights', lang)}>{from.link}</TextLink>
      </aside>
    </div>
  )
}
