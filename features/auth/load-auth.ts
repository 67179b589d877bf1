import type { Auth } from '@/features/auth/client'
import { log } from '@/features/auth/log'
import { readPublicConfig } from '@/lib/read-public-config'
import { readSession, setSession } from '@/lib/session'

let auth: Promise<Auth | null> | undefined

const load = async () => {
  const [{ keycloak }, { connect }] = await Promise.all([
    readPublicConfig(),
    import('@/features/auth/client'),
  ])
  return keycloak && connect(keycloak)
}

const anonymous = () => {
  if (readSession().state === 'unknown') setSession({ state: 'anonymous' })
  return null
}

/** The identity client, loaded and started once however often it is asked for; null where there is none or it cannot be had. */
export const loadAuth = (): Promise<Auth | null> =>
  (auth ??= load()
    .then((auth) => auth ?? anonymous())
    .catch((error: unknown) => {
      log('load', error)
      auth = undefined
      return anonymous()
    }))
