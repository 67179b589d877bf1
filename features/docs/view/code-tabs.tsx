import { CodeHighlight } from '@/components/ui/code-highlight'
import { CopyCode } from '@/features/docs/view/copy-code'
import type { Sample } from '@/features/docs/model'
import type { Labels } from '@/features/docs/words'

// Written out, because the style sheet is made from the class names it finds in the source.
const SHOWN_WITH: Record<Sample['id'], string> = {
  curl: 'hidden group-has-[[value=curl]:checked]/code:block',
  javascript: 'hidden group-has-[[value=javascript]:checked]/code:block',
  python: 'hidden group-has-[[value=python]:checked]/code:block',
  php: 'hidden group-has-[[value=php]:checked]/code:block',
  java: 'hidden group-has-[[value=java]:checked]/code:block',
  json: '',
  text: '',
}

const tab =
  'relative flex h-12 shrink-0 items-center text-small font-medium text-fg-3 hover:text-fg after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 has-checked:text-fg has-checked:after:bg-accent-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:underline'

type CodeTabsProps = { id: string; label: string; samples: readonly Sample[]; labels: Labels }

const Languages = ({ id, samples, labels }: CodeTabsProps) => (
  <fieldset className="min-w-0 flex-1 [scrollbar-width:none] overflow-x-auto">
    <legend className="sr-only">{labels.language}</legend>
    <div className="flex gap-5 pl-5">
      {samples.map((sample, index) => (
        <label key={sample.id} className={tab}>
          <input
            type="radio"
            name={`${id}-language`}
            value={sample.id}
            defaultChecked={index === 0}
            data-code-language
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {sample.label}
        </label>
      ))}
    </div>
  </fieldset>
)

/** Code in one or several languages; the languages are radio buttons and CSS, so they work without script. */
export const CodeTabs = (props: CodeTabsProps) => {
  const { id, label, samples, labels } = props
  const hasChoice = samples.length > 1
  return (
    <section
      id={id}
      data-slot="code-panel"
      data-theme="dark"
      aria-label={label}
      className="code-panel group/code mt-5"
    >
      <div className="flex h-12 items-center border-b border-rule">
        {hasChoice ? (
          <Languages {...props} />
        ) : (
          <p className="min-w-0 flex-1 truncate pl-5 text-small font-medium text-fg-2">{label}</p>
        )}
        <CopyCode label={labels.copy} copiedLabel={labels.copied} />
      </div>
      {samples.map((sample) => (
        <pre
          key={sample.id}
          tabIndex={0}
          aria-label={hasChoice ? `${label}: ${sample.label}` : label}
          className={hasChoice ? SHOWN_WITH[sample.id] : undefined}
        >
          <CodeHighlight code={sample.code} />
        </pre>
      ))}
    </section>
  )
}
