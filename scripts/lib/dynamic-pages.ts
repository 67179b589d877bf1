export type Prerendered = Readonly<Record<string, { srcRoute: string | null }>>

const LANGUAGE = '/[lang]'

// What a visitor asks is known only then; it is answered from memory, with every service down.
const PER_VISIT = ['/[lang]/search']

/** The pages of the site that a build did not prerender in each language, by route ('/[lang]/about-us'); none is what we want. */
export const dynamicPages = (
  files: Readonly<Record<string, string>>,
  prerendered: Prerendered,
  languages: readonly string[],
): string[] => {
  const made = Object.entries(prerendered)
  const isMade = (route: string) =>
    languages.every((language) =>
      made.some(([address, { srcRoute }]) => srcRoute === route && `${address}/`.startsWith(`/${language}/`)),
    )
  return Object.entries(files)
    .filter(([file, route]) => file.endsWith('/page') && `${route}/`.startsWith(`${LANGUAGE}/`))
    .map(([, route]) => route)
    .filter((route) => !isMade(route) && !PER_VISIT.includes(route))
}
