/** What a Markdown file says of itself above its text. */
export const frontMatter = (fields: Record<string, string>) =>
  ['---', ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join(
    '\n',
  )
