/** The same items with those in the page's language in front; each half keeps its order. */
export const ownLanguageFirst = <Item extends { language: string }>(
  items: readonly Item[],
  lang: string,
): Item[] => [
  ...items.filter(({ language }) => language === lang),
  ...items.filter(({ language }) => language !== lang),
]
