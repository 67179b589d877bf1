import { callsLeftSchema } from '../../lib/contract/calls-left.ts'
import { demoCallTicketSchema } from '../../lib/contract/demo-call.ts'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { visitorOf, type Harness, type Visitor } from './harness.ts'
import { openClient } from './socket-client.ts'

/** The settings of a platform whose limits a test can reach; it believes who says at which address they are. */
export const SMALL_LIMITS = {
  VISITOR_DAILY_LIMIT: '3',
  NUMBER_DAILY_LIMIT: '2',
  TRUST_PROXY: 'loopback',
  ADDRESS_DAILY_LIMIT: '5',
}

let lastAddress = 0

/** A visitor at an address of their own, so that no test uses up the limit of another. */
export const someone = (harness: Harness) => ({
  visitor: visitorOf(harness),
  headers: { 'x-forwarded-for': `203.0.113.${++lastAddress}` },
})

export const failureOf = async (response: Response) => ({
  http: response.status,
  ...failureSchema.parse(await response.json()),
})

export const grantOf = async (response: Response) =>
  success(demoCallTicketSchema).parse(await response.json()).result

export const leftFor = async ({ visitor, headers }: ReturnType<typeof someone>) =>
  success(callsLeftSchema).parse(await visitor.json('/demo-calls/auto-call/calls-left', { headers })).result
    .calls_left

/** Starts the call of a ticket and stays until it is over. */
export const finish = async (harness: Harness, visitor: Visitor, ticket: string) => {
  const client = await openClient(harness, visitor)
  await client.ask('make_auto_call', { ticket })
  await client.untilDone()
  client.close()
}
