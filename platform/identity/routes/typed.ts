/** What was typed into a form, to be shown again; passwords are left out. */
export const typedIn = (body: unknown): Record<string, string> => {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('password'),
    ),
  )
}
