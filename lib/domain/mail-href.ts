/** The address of a mail link, with a subject where one is given; undefined for an address ending in .example, where nothing arrives. */
export const mailHref = (email: string, subject?: string): string | undefined => {
  if (email.endsWith('.example')) return undefined
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`
}
