import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handsetSpeechSchema } from '../../lib/contract/handset.ts'
import { success } from '../../lib/contract/envelope.ts'
import { createSpeaker, RECORDINGS } from '../../platform/calls/speaker.ts'
import { calls } from '../../platform/db/schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { contactBody, emailNamed, eventually, postForm, QUICK_FORMS, receiptOf } from './forms.ts'
import {
  bookCall,
  numberEnding,
  ownBucket,
  startHarness,
  START_MS,
  visitorOf,
  type Harness,
} from './harness.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { openClient } from './socket-client.ts'
import { startStore } from './upload-storage.ts'

describe.skipIf(!hasPostgres)(
  'two platforms on one PostgreSQL and one bucket (skipped where none is installed)',
  () => {
    let server: Awaited<ReturnType<typeof startPostgres>>
    let store: Awaited<ReturnType<typeof startStore>> | null
    let env: Record<string, string>
    let here: Harness
    let there: Harness
    beforeAll(async () => {
      server = await startPostgres()
      const own = await ownBucket()
      store = own ? null : await startStore()
      env = {
        ...QUICK_FORMS,
        ...(own ?? store?.settings),
        DATABASE_URL: server.url,
        APP_SECRET: 'x'.repeat(32),
      }
      const speaker: typeof createSpeaker = (files, log) => createSpeaker(files, log, { timeoutMs: 60_000 })
      here = await startHarness({ env, speaker })
      there = await startHarness({ env, speaker })
    }, START_MS * 2)
    const stopBoth = async () => {
      await here?.stop()
      await there?.stop()
    }
    afterAll(async () => {
      store?.stop()
      await server?.stop()
    })

    /** A visitor of the one who goes on at the other. */
    const wanderer = () => {
      const at = { url: here.url }
      return { visitor: visitorOf(at), goOn: () => void (at.url = there.url) }
    }

    it('a call heard at one is played by the other, also from an old row with a path, and erased there', async () => {
      const { visitor, goOn } = wanderer()
      const number = numberEnding('78')
      const { ticket, call_id: id } = await bookCall(visitor, number)
      const client = await openClient(here, visitor)
      await client.ask('make_auto_call', { ticket })
      await client.untilDone(60_000)
      client.close()
      goOn()
      const hear = () => visitor.send(`/demo-calls/${id}/recording`, { headers: { range: 'bytes=100-199' } })
      const heard = await hear()
      expect([heard.status, (await heard.arrayBuffer()).byteLength]).toEqual([206, 100])
      const { db } = there.context.database
      const [row] = await db.select().from(calls).where(eq(calls.id, id))
      expect(row?.recording).toMatch(/^[0-9a-f]{32}\.mp3$/)
      await db
        .update(calls)
        .set({ recording: `/var/data/platform/recordings/${row?.recording}` })
        .where(eq(calls.id, id))
      expect((await hear()).status).toBe(206)
      const kept = async () =>
        (await Array.fromAsync(here.context.storage.files.list(RECORDINGS))).filter(({ key }) =>
          key.includes(row?.recording ?? ''),
        )
      expect(await kept()).toHaveLength(2)
      await runCommand(there.context, { name: 'erase', person: `+84${number.slice(1)}` })
      expect(await kept()).toEqual([])
    }, 120_000)

    it('a step of the handset spoken at one is heard at the other', async () => {
      const { visitor, goOn } = wanderer()
      const body = { scriptId: 'voice-otp', stepId: 'code', voice: 'owen', otpCode: '8042' }
      const said = success(handsetSpeechSchema).parse(
        await visitor.json('/handset/speech', { method: 'POST', body }),
      ).result
      goOn()
      expect((await visitor.send(said.audio_url.replace('/api/v1', ''))).status).toBe(200)
    }, 60_000)

    it('a letter written by one is deleted by the other', async () => {
      const receipt = await receiptOf(await postForm(visitorOf(here), '/contacts', contactBody))
      await eventually(async () => (await emailNamed(there, receipt)) !== null)
      await runCommand(there.context, { name: 'delete', receipt })
      expect(await emailNamed(here, receipt)).toBeNull()
    })

    it('what is old is forgotten by whichever lives', async () => {
      const old = `${RECORDINGS}/old.mp3`
      await here.context.storage.files.write(old, Buffer.from('old'))
      await stopBoth()
      const later = await startHarness({ env, clock: () => Date.now() + 8 * 24 * 3_600_000 })
      await eventually(async () => (await later.context.storage.files.find(old)) === null)
      await later.stop()
    }, 60_000)
  },
)
