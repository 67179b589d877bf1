import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { CodeTabs } from '@/features/docs/view/code-tabs'
import { DocsTable } from '@/features/docs/view/docs-table'
import { FieldsList } from '@/features/docs/view/fields-list'
import { Inline, Path } from '@/features/docs/view/inline'
import type { Block } from '@/features/docs/model'
import { FirstCallIsland, FirstRequestIsland } from '@/features/docs/first-request/first-request-island'
import { RunRequest } from '@/features/docs/run/run-request'
import type { Labels } from '@/features/docs/content'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

type BlockViewProps = { block: Block; id: string; labels: Labels; lang: Locale }

const Routes = ({ method, paths }: { method: string; paths: readonly string[] }) => (
  <ul className="mt-3 grid gap-1.5">
    {paths.map((path) => (
      <li key={path} className="font-mono text-small wrap-anywhere">
        <span className="font-semibold text-accent-text">{method}</span> <Path>{path}</Path>
      </li>
    ))}
  </ul>
)

const List = ({
  items,
  isOrdered,
  lang,
}: {
  items: readonly string[]
  isOrdered?: boolean | undefined
  lang: Locale
}) => {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`mt-4 grid max-w-[68ch] gap-2.5 pl-5 text-fg-2 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Inline text={item} lang={lang} />
        </li>
      ))}
    </Tag>
  )
}

/** One block of a documentation page as HTML. */
export const BlockView = ({ block, id, labels, lang }: BlockViewProps) => {
  switch (block.kind) {
    case 'text':
      return (
        <p className="mt-4 max-w-[68ch] text-fg-2">
          <Inline text={block.text} lang={lang} />
        </p>
      )
    case 'list':
      return <List {...block} lang={lang} />
    case 'note':
      return (
        <Alert title={block.title} className="mt-5 max-w-[82ch]">
          <Inline text={block.text} lang={lang} />
        </Alert>
      )
    case 'routes':
      return <Routes {...block} />
    case 'fields':
      return <FieldsList {...block} id={id} labels={labels} lang={lang} />
    case 'table':
      return <DocsTable {...block} lang={lang} />
    case 'run':
    case 'first-request':
    case 'first-call': {
      const shared = {
        id,
        placeholder: block.placeholder,
        copy: { label: labels.copy, copied: labels.copied },
        locale: LOCALE_DETAILS[lang].intl,
      }
      if (block.kind === 'run')
        return (
          <RunRequest
            request={block.request}
            words={block.words}
            className={`mt-3 ${buttonVariants({ variant: 'secondary', size: 'sm' })}`}
            {...shared}
          />
        )
      return block.kind === 'first-call' ? (
        <FirstCallIsland words={block.words} example={block.example} {...shared} />
      ) : (
        <FirstRequestIsland words={block.words} example={block.example} {...shared} />
      )
    }
    case 'code':
      return <CodeTabs {...block} id={id} labels={labels} />
  }
}
