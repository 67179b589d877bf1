const isShownAgain = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && /^(?!password)\w+$/.test(entry[0])

/** What was typed into a form, to be shown again: no passwords, and not the one character that no database keeps. */
export const typedIn = (body: unknown): Record<string, string> => {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body)
      .filter(isShownAgain)
      .map(([name, text]) => [name, text.replaceAll('\0', '')]),
  )
}
