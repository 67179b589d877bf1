import type Keycloak from 'keycloak-js'
import { z } from 'zod'
import { log } from '@/features/auth/log'
import { meSchema } from '@/lib/contract/me'
import { request } from '@/lib/http'
import { bearer, readSession, setSession, type Profile } from '@/lib/session'

const authorized = async () => ({ authorization: `Bearer ${(await bearer()) ?? ''}` })

const announce = async () => {
  await request(z.unknown(), { method: 'POST', url: '/users/auth', headers: await authorized() })
}

let announced: Promise<void> | undefined

/** Makes the signed-in visitor known to our services (POST /users/auth), once per page; throws an ApiError, after which the next call tries again. */
export const announceUser = (): Promise<void> =>
  (announced ??= announce().catch((error: unknown) => {
    announced = undefined
    throw error
  }))

const readProfile = async (): Promise<Profile> => {
  const { firstName, lastName, email } = await request(meSchema, { url: '/me', headers: await authorized() })
  return { firstName, lastName, email }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

// What the token says about the visitor, for when our own service cannot be reached.
const profileFromToken = ({ idTokenParsed = {} }: Keycloak): Profile => ({
  firstName: text(idTokenParsed['given_name']),
  lastName: text(idTokenParsed['family_name']),
  email: text(idTokenParsed['email']),
})

/** After a sign-in: announces the visitor and publishes the profile; neither failing nor slow services undo the sign-in. */
export const loadAccount = async (keycloak: Keycloak) => {
  await announceUser().catch((error: unknown) => log('users/auth', error))
  const profile = await readProfile().catch((error: unknown) => {
    log('me', error)
    return profileFromToken(keycloak)
  })
  if (readSession().state === 'signed-in') setSession({ state: 'signed-in', profile })
}
