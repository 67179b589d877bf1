import { expect } from 'vitest'
import { madeApiKeySchema, testApiKeySchema } from '../../lib/contract/api-key.ts'
import { apiCallSchema, type ApiCall } from '../../lib/contract/call-api.ts'
import {
  callCampaignSchema,
  recipientsAddedSchema,
  type CallCampaign,
} from '../../lib/contract/call-campaign.ts'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { createSpeaker } from '../../platform/calls/speaker.ts'
import { stopSpeech } from '../../platform/speech/speech.ts'
import { solveCaptcha, startHarness, visitorOf } from './harness.ts'
import { startReceiver } from './receiver.ts'
import { startIssuer } from './token-issuer.ts'

export const SCRIPT = 'Xin chào {{ten}}, lịch khám của bạn là chín giờ sáng mai.'
export const PATIENCE = { timeout: 20_000, interval: 100 }

type Init = { body?: unknown; headers?: Record<string, string> }

/** A platform with a quick line that speaks, who signs people in, a program that is told, and what programs ask of the call API. */
export const startCallDesk = async (env: Record<string, string>) => {
  const [issuer, receiver] = await Promise.all([startIssuer(), startReceiver()])
  const harness = await startHarness({
    env: { KEYCLOAK_URL: issuer.url, WEBHOOK_PRIVATE: 'true', ...env },
    speaker: (files, log) => createSpeaker(files, log, { timeoutMs: 60_000 }),
  })
  const stop = async () => {
    await harness.stop()
    await Promise.all([issuer.stop(), receiver.stop()])
    await stopSpeech()
  }

  const ask = (path: string, token: string, { body, headers = {} }: Init = {}) =>
    fetch(path.startsWith('http') ? path : `${harness.url}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const failure = async (response: Promise<Response>) => failureSchema.parse(await (await response).json())

  const signIn = async (sub: string) => {
    const token = await issuer.sign({
      claims: { sub, email: `${sub}@example.vn`, email_verified: true },
    })
    const made = await ask('/api-keys', token, { body: { name: sub } })
    return success(madeApiKeySchema).parse(await made.json()).result.key
  }
  const visit = async () => {
    const visitor = visitorOf(harness)
    const recaptcha = await solveCaptcha(visitor, 'api-key')
    const answer = await visitor.json('/api-keys/test', { method: 'POST', body: { recaptcha } })
    return success(testApiKeySchema).parse(answer).result.key
  }

  const dial = (key: string, body: object = {}, headers = {}) =>
    ask('/calls', key, {
      headers,
      body: { to: '0912345610', script: SCRIPT, values: { ten: 'Thảo' }, voice: 'thu-lam', ...body },
    })
  const toldCall = async (response: Response): Promise<ApiCall> =>
    success(apiCallSchema).parse(await response.json()).result
  const ended = async (key: string, id: string) => {
    let call: ApiCall | undefined
    await expect
      .poll(async () => {
        call = await toldCall(await ask(`/calls/${id}`, key))
        return call.state
      }, PATIENCE)
      .toBe('done')
    return call
  }

  const toldCampaign = async (response: Response): Promise<CallCampaign> =>
    success(callCampaignSchema).parse(await response.json()).result
  const makeCampaign = async (key: string, body: object = {}) =>
    toldCampaign(
      await ask('/campaigns', key, { body: { name: 'Nhắc', script: SCRIPT, voice: 'thu-lam', ...body } }),
    )
  const move = (key: string, { id }: CallCampaign, to: string) =>
    ask(`/campaigns/${id}/${to}`, key, { body: {} })
  const add = async (key: string, { id }: CallCampaign, body: unknown, type = 'application/json') => {
    const answer = await ask(`/campaigns/${id}/recipients`, key, { body, headers: { 'content-type': type } })
    return success(recipientsAddedSchema).parse(await answer.json()).result
  }
  const look = async (key: string, { id }: CallCampaign) => toldCampaign(await ask(`/campaigns/${id}`, key))

  return {
    harness,
    receiver,
    stop,
    ask,
    failure,
    signIn,
    visit,
    dial,
    toldCall,
    ended,
    toldCampaign,
    makeCampaign,
    move,
    add,
    look,
  }
}
export type CallDesk = Awaited<ReturnType<typeof startCallDesk>>
