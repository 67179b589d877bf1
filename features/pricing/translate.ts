/** Looks up a word of locales/{lang}/pricing.json and fills its `{{places}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
