import type { Sample } from '@/features/docs/model'
import { CopyCode } from '@/features/docs/view/copy-code'
import { Highlight } from '@/features/docs/view/highlight'
import type { Labels } from '@/features/docs/content'

type CodeTabsProps = { id: string; label: string; samples: readonly Sample[]; labels: Labels }

const Languages = ({ id, samples, labels }: Omit<CodeTabsProps, 'label'>) => (
  <div role="radiogroup" aria-label={labels.language} className="docs-languages">
    {samples.map((sample, index) => (
      <label key={sample.id}>
        <input
          type="radio"
          name={`${id}-language`}
          value={sample.id}
          defaultChecked={index === 0}
          data-code-language
        />
        {sample.label}
      </label>
    ))}
  </div>
)

/** Code in one or several languages; the languages are radio buttons and CSS, so they work without script. */
export const CodeTabs = ({ id, label, samples, labels }: CodeTabsProps) => {
  const hasChoice = samples.length > 1
  return (
    <div
      id={id}
      role="group"
      data-slot="code-panel"
      data-theme="dark"
      aria-label={label}
      className="code-panel mt-5"
    >
      <div className="flex h-12 items-center border-b border-rule">
        {hasChoice ? (
          <Languages id={id} samples={samples} labels={labels} />
        ) : (
          <p className="min-w-0 flex-1 truncate pl-5 text-small font-medium text-fg-2">{label}</p>
        )}
        <CopyCode label={labels.copy} copiedLabel={labels.copied} />
      </div>
      {samples.map((sample) => (
        <pre
          key={sample.id}
          role="group"
          tabIndex={0}
          data-language={hasChoice ? sample.id : undefined}
          aria-label={hasChoice ? `${label}: ${sample.label}` : label}
        >
          <Highlight code={sample.code} />
        </pre>
      ))}
    </div>
  )
}
