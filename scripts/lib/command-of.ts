import { readFileSync } from 'node:fs'

/** What `npm run <name>` runs, word by word, for a child of our own: its memory is what counts, and npm would stand between. */
export const commandOf = (name: string): string[] => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  return (scripts[name] ?? '').split(' ').filter((word) => word !== 'exec')
}
