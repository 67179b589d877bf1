import { CopyButton } from './copy-button'
import { Tabs } from './tabs'
import { Fragment } from 'react'

type CodeSample = { id: string; label: string; code: string }
export type CodePanelProps = {
  /** Names the panel and its tabs. */
  label: string
  samples: readonly CodeSample[]
  copyLabel: string
  copiedLabel: string
}

/** The dark code panel: one tab per language, highlighted on the server, with a copy button. Keep keys as `$KEY`. */
export function CodePanel({ label, samples, copyLabel, copiedLabel }: CodePanelProps) {
  return (
    <section data-slot="code-panel" data-theme="dark" aria-label={label} className="code-panel">
      <Tabs
        label={label}
        param={null}
        listClassName="code-tabs"
        items={samples.map(({ id, label: name, code }) => ({
          id,
          label: name,
          panel: (
            <>
              <CopyButton
                text={code}
                label={copyLabel}
                copiedLabel={copiedLabel}
                className="absolute top-0 right-0 flex h-12 items-center gap-1.5 px-4.5 text-small font-medium text-fg-3 hover:text-fg focus-visible:-outline-offset-2"
              />
              <pre role="group" tabIndex={0} aria-label={`${label}: ${name}`}>
                <CodeHighlight code={code} />
              </pre>
            </>
          ),
        }))}
      />
    </section>
  )
}

// Longest alternatives first: comment, string, number, then words that open a command or a statement.
const token =
  /(?<comment>^\s*#.*$|\/\/ .*$)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d+(?:\.\d+)?\b)|(?<keyword>\b(?:curl|const|let|await|async|import|from|export|return|new|function|def|if|else|for|in|try|except|catch|echo|use|require|true|false|null|None|True|False)\b)/gm

/** Source text with comments, strings, numbers and keywords in three colours; made on the server. */
export function CodeHighlight({ code }: { code: string }) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    parts.push(
      <Fragment key={match.index}>
        {code.slice(end, match.index)}
        <span data-token={kind}>{match[0]}</span>
      </Fragment>,
    )
    end = match.index + match[0].length
  }
  return (
    <code>
      {parts}
      {code.slice(end)}
    </code>
  )
}
