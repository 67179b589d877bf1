let previous: string | undefined
let current: string | undefined

/** Notes the path the visitor sees now; the one before becomes where they came from. */
export const recordVisit = (path: string) => {
  if (path === current) return
  previous = current
  current = path
}

const sameSiteReferrer = () => {
  if (!document.referrer) return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : undefined
}

/** The path of our own page the visitor saw before this one, whether the browser loaded a document or not. */
export const previousPath = () => (current === location.pathname ? previous : current) ?? sameSiteReferrer()
