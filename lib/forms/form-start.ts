import { formStartSchema, type FormStart } from '@/lib/contract/form-guard'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

type Started = { token: string; readyAt: number }

const REFRESH_MS = 20 * 60_000

/** Asks the service when this form was begun; the token is worth sending from `readyAt` (ms since 1970) on. */
const ask = async (): Promise<Started> => {
  const { token, minSeconds } = await request(formStartSchema, { url: paths.formStart })
  return { token, readyAt: Date.now() + minSeconds * 1_000 }
}

/** The start of one form: `begin` when somebody touches it, `take` when it is sent; take waits out the minimum time. */
export const formStart = () => {
  let started: Promise<Started | undefined> | undefined
  let begunAt = 0

  const begin = () => {
    if (started && Date.now() - begunAt < REFRESH_MS) return started
    begunAt = Date.now()
    // Without the token the service still takes the form; it only trusts it less.
    started = ask().catch(() => {
      started = undefined
      return undefined
    })
    return started
  }

  const take = async (): Promise<FormStart['token'] | undefined> => {
    const start = await begin()
    if (!start) return undefined
    const wait = start.readyAt - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    return start.token
  }

  return { begin, take }
}
