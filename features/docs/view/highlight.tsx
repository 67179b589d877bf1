import { createElement, type ReactNode } from 'react'

// Longest alternatives first. A text followed by a colon or an arrow is a key and stays plain.
const TOKEN =
  /(?<key>(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\\n]|\\.)*')(?=\s*(?::|=>)))|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>(?<![\w.])\d+(?:\.\d+)?\b)|(?<keyword>(?<![\w.$])(?:curl|const|let|await|async|import|from|return|new|function|def|if|else|for|of|in|while|throw|raise|with|as|public|class|static|void|throws|package|func|defer|true|false|null|None|True|False)\b)/g

/** Source text with strings, numbers and keywords in three colours; the parts never move, so they need no keys. */
export const Highlight = ({ code }: { code: string }) => {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    if (kind === 'key') continue
    parts.push(code.slice(end, match.index), <span data-token={kind}>{match[0]}</span>)
    end = match.index + match[0].length
  }
  return createElement('code', null, ...parts, code.slice(end))
}
