import { Fragment } from 'react'

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
