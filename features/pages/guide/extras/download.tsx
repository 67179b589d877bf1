import { IconDownload } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { StaticMarkup } from '@/components/layout/static-markup'
import { assetUrl } from '@/lib/asset-url'
import { fillIn } from '@/lib/i18n/format'
import { site } from '@/lib/site'
import type { ExtraReader } from './extra'

/** A file to keep, under public/templates; the line is `file | what it is`. */
export const download: ExtraReader = ([line = ''], { id, lang, path, words }) => {
  const [file = '', what = ''] = line.split('|').map((part) => part.trim())
  const address = `/templates/${file}`
  return Promise.resolve({
    view: (
      <StaticMarkup id={id} of={{ lang, path }} className="my-8">
        <a
          href={assetUrl(address)}
          download
          className="flex items-center gap-4 rounded-lg border border-rule bg-raised px-5 py-4 hover:border-rule-strong"
        >
          <Icon of={IconDownload} size={24} className="text-accent-text" />
          <span>
            <span className="block font-strong">{what}</span>
            <span className="block text-small text-fg-3">{fillIn(words.download.get, { file })}</span>
          </span>
        </a>
      </StaticMarkup>
    ),
    markdown: `[${what}](${site(lang).url}${address})`,
  })
}
