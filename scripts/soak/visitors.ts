import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callEventsSchema, type CallStatus } from '../../lib/contract/call-status.ts'
import { demoCallTicketSchema } from '../../lib/contract/demo-call.ts'
import { success } from '../../lib/contract/envelope.ts'
import { IDEMPOTENCY_HEADER, paths, TICKET_HEADER } from '../../lib/contract/paths.ts'
import {
  applicationBody,
  contactBody,
  postForm,
  presign,
  putFile,
  receiptOf,
  storedAddress,
} from '../../tests/platform/forms.ts'
import { bodyFor, numberEnding, solveCaptcha, visitorOf } from '../../tests/platform/harness.ts'
import { GOOD } from '../../tests/platform/cv-files.ts'
import { refresh, signIn } from '../../tests/platform/identity/harness.ts'

const CALL_PATIENCE_MS = 120_000
const LOOK_MS = 500

/** What visitors have to show for it: the numbers of their forms, and the events of their calls. */
export type Kept = { receipts: string[]; calls: CallStatus[][] }

export type Places = { site: string; issuer: string; pages: readonly string[] }

/** Repeats one step until it is done, as a browser or its person would. */
export type Patiently = <Result>(step: () => Promise<Result>) => Promise<Result>

const expectOk = (response: Response) => {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`)
  return response
}

const readPages = async ({ site, pages }: Places, patiently: Patiently) => {
  for (let times = 0; times < 4; times += 1) {
    const page = pages[Math.floor(Math.random() * pages.length)] ?? '/'
    await patiently(async () => expectOk(await fetch(site + page)).text())
  }
}

const writeForm = async ({ site }: Places, patiently: Patiently, { receipts }: Kept) => {
  const visitor = visitorOf({ url: site })
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  const send = async () => receiptOf(expectOk(await postForm(visitor, '/contacts', contactBody, headers)))
  receipts.push(await patiently(send))
}

const apply = async ({ site }: Places, patiently: Patiently, { receipts }: Kept) => {
  const visitor = visitorOf({ url: site })
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  // A file whose address was lost with the platform is sent again.
  const cv = await patiently(async () => {
    const address = await presign({ url: site }, 'pdf')
    expectOk(await putFile(address, GOOD.pdf))
    return storedAddress(address)
  })
  const body = applicationBody(cv)
  const send = async () => receiptOf(expectOk(await postForm(visitor, '/jobs/apply', body, headers)))
  receipts.push(await patiently(send))
}

const call = async ({ site }: Places, patiently: Patiently, { calls }: Kept) => {
  const visitor = visitorOf({ url: site })
  await patiently(async () => expectOk(await visitor.send(paths.callsLeft('auto-call'))))
  const body = bodyFor('auto-call', numberEnding('78'))
  const key = { [IDEMPOTENCY_HEADER]: randomUUID() }
  const { call_id: id, ticket } = await patiently(async () => {
    const recaptcha = await solveCaptcha(visitor, 'auto-call')
    const answer = await visitor.send(paths.demoCall('auto-call'), {
      method: 'POST',
      headers: key,
      body: { ...body, recaptcha },
    })
    return success(demoCallTicketSchema).parse(await expectOk(answer).json()).result
  })
  const headers = { [TICKET_HEADER]: ticket }
  await patiently(async () => expectOk(await visitor.send(paths.startCall(id), { method: 'POST', headers })))
  const events: CallStatus[] = []
  calls.push(events)
  const end = Date.now() + CALL_PATIENCE_MS
  while (events.at(-1)?.state !== 'DONE' && Date.now() < end) {
    const path = `${paths.callEvents(id)}?after=${events.at(-1)?.seq ?? 0}`
    const answer = await patiently(async () => (await expectOk(await visitor.send(path, { headers }))).json())
    events.push(...success(callEventsSchema).parse(answer).result.events)
    await sleep(LOOK_MS)
  }
}

const signInAndStay = async ({ issuer }: Places, patiently: Patiently) => {
  const tokens = await patiently(() => signIn({ issuer }))
  await patiently(async () => expectOk(await refresh({ issuer }, tokens.refresh_token)))
}

/** What visitors do, with how often of a hundred. */
export const VISITS = [
  { name: 'pages', share: 40, visit: readPages },
  { name: 'calls', share: 20, visit: call },
  { name: 'forms', share: 20, visit: writeForm },
  { name: 'uploads', share: 10, visit: apply },
  { name: 'sign-ins', share: 10, visit: signInAndStay },
] as const
