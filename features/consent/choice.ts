/** The question the visitor answered; a new kind of tool needs a new version, and everybody is asked again. */
const VERSION = '1'
const NAME = 'consent'
const MAX_AGE_S = 180 * 24 * 60 * 60

export type Choice = 'granted' | 'denied'

const listeners = new Set<() => void>()

/** What the visitor chose about measuring, in this version of the question; undefined while they have not. */
export const readChoice = (): Choice | undefined => {
  const [, version, choice] = /(?:^|;\s*)consent=(\w+)\.(\w+)/.exec(document.cookie) ?? []
  if (version !== VERSION) return undefined
  return choice === 'granted' || choice === 'denied' ? choice : undefined
}

/** Keeps the choice for half a year and tells everybody who listens. */
export const writeChoice = (choice: Choice) => {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${NAME}=${VERSION}.${choice};path=/;max-age=${MAX_AGE_S};samesite=lax${secure}`
  listeners.forEach((listener) => listener())
}

export const onChoice = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the browser says for its owner that data must not be shared (Global Privacy Control): that is a no. */
export const saysNo = () => Reflect.get(navigator, 'globalPrivacyControl') === true
