import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the page has come alive here: false on the server and while it is hydrated. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
