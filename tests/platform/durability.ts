import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendCommand } from '../../platform/inbox/send-command.ts'
import type { Entry } from '../../platform/inbox/entries.ts'
import { readEnv } from '../../platform/env.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  contactBody,
  postForm,
  presign,
  putFile,
  receiptOf,
  rightsBody,
  storedAddress,
} from './forms.ts'
import { visitorOf } from './harness.ts'
import { freePort, spawnPlatform } from './platform-process.ts'

const KINDS = ['/contacts', '/jobs/apply', '/data-rights'] as const

/** `lost` and `doubled` count records, `mails` those without exactly one mail, `files` CVs that are not whole. */
export type Durability = { sent: number; lost: number; doubled: number; mails: number; files: number }

/**
 * Sends forms of all kinds one by one, each to a platform that is killed (SIGKILL) the moment its answer is there and then
 * started again on the same folder; each is repeated once after the restart, as a browser that lost the answer would.
 */
export const killAfterEach = async (
  times: number,
  tell: (sent: number) => void = () => undefined,
): Promise<Durability> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'durability-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    DATA_DIR: dataDir,
    PLATFORM_PORT: String(port),
    PLATFORM_HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    CAPTCHA_TRIES: '1',
    FORM_MIN_SECONDS: '0',
    REQUESTS_PER_MINUTE: '100000',
    STORAGE_URL: url,
  }
  const visitor = visitorOf({ url })
  const receipts: string[] = []
  const keys: string[] = []
  let doubled = 0
  let platform = await spawnPlatform(settings, url)
  try {
    for (let sent = 0; sent < times; sent += 1) {
      const path = KINDS[sent % KINDS.length] ?? '/contacts'
      let body: object = path === '/contacts' ? contactBody : rightsBody
      if (path === '/jobs/apply') {
        const address = await presign({ url }, 'pdf')
        if ((await putFile(address, GOOD.pdf)).status !== 200) throw new Error('the file was not taken')
        keys.push(new URL(address).pathname.split('/').pop() ?? '')
        body = applicationBody(storedAddress(address))
      }
      const headers = { 'idempotency-key': `form-${sent}` }
      const receipt = await receiptOf(await postForm(visitor, path, body, headers))
      await platform.kill('SIGKILL')
      platform = await spawnPlatform(settings, url)
      const again = await receiptOf(await postForm(visitor, path, body, headers))
      if (again !== receipt) doubled += 1
      receipts.push(receipt)
      tell(sent + 1)
    }
    // Beside the running platform, as its user would look.
    const env = readEnv(settings)
    const list = async () => (await sendCommand(env, { name: 'list', limit: 10_000 })) as Entry[]
    const deadline = Date.now() + 90_000
    while ((await list()).some(({ mail }) => mail !== 'sent') && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 250))
    const kept = await list()
    const lost = receipts.filter((receipt) => !kept.some((entry) => entry.receipt === receipt)).length
    const mailed = readdirSync(join(dataDir, 'outbox'))
    const expected = receipts.map((receipt) => `${receipt}.eml`)
    const mails =
      expected.filter((name) => !mailed.includes(name)).length + Math.max(0, mailed.length - times)
    let files = 0
    for (const entry of kept.filter(({ kind }) => kind === 'application')) {
      const file = (await sendCommand(env, { name: 'file', receipt: entry.receipt })) as { base64: string }
      if (file.base64 !== GOOD.pdf.toString('base64')) files += 1
    }
    return { sent: times, lost, doubled: doubled + Math.max(0, kept.length - times), mails, files }
  } finally {
    await platform.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
