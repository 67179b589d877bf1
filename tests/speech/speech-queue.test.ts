import { expect, it } from 'vitest'
import { SpeechBusyError, SpeechQueue, type SpeechKind } from '../../platform/speech/speech-queue.ts'

/** A queue whose texts are spoken one at a time, each when `finish` is called; `spoken` is their order. */
const openQueue = () => {
  const queue = new SpeechQueue()
  const spoken: string[] = []
  let running = 0
  let most = 0
  let finishFirst = () => {}
  const ask = (kind: SpeechKind, name: string) =>
    queue.run(kind, async () => {
      spoken.push(name)
      most = Math.max(most, (running += 1))
      await new Promise<void>((resolve) => (finishFirst = resolve))
      running -= 1
      return name
    })
  const finish = async () => {
    finishFirst()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, spoken, ask, finish, most: () => most }
}

it('speaks one text at a time, and a call before all that waits, however much that is', async () => {
  const { ask, spoken, finish, most } = openQueue()
  const texts = ['t1', 't2', 't3', 't4'].map((name) => ask('try-out', name))
  const step = ask('handset', 'h1')
  const code = ask('listening', 'l1')
  const call = ask('call', 'c1')
  for (let i = 0; i < 7; i += 1) await finish()
  expect(spoken).toEqual(['t1', 'c1', 'h1', 'l1', 't2', 't3', 't4'])
  expect(await Promise.all([...texts, step, code, call])).toEqual(['t1', 't2', 't3', 't4', 'h1', 'l1', 'c1'])
  expect(most()).toBe(1)
})

it('lets nobody wait for ever: after three that overtook, the oldest has its turn', async () => {
  const { ask, spoken, finish } = openQueue()
  const all = [ask('call', 'c0'), ask('try-out', 't0'), ask('handset', 'h0')]
  for (let next = 1; next <= 9; next += 1) {
    all.push(ask('call', `c${next}`))
    await finish()
  }
  while (spoken.length < all.length) await finish()
  expect(spoken).toEqual(['c0', 'c1', 'c2', 'c3', 't0', 'c4', 'c5', 'c6', 'h0', 'c7', 'c8', 'c9'])
})

it('turns away what is too much of a kind, saying so, and goes on with the other kinds', async () => {
  const { ask, spoken, finish } = openQueue()
  const texts = ['t1', 't2', 't3', 't4'].map((name) => ask('try-out', name))
  await expect(ask('try-out', 't5')).rejects.toThrow(SpeechBusyError)
  await expect(ask('try-out', 't5')).rejects.toThrow('4 of kind try-out are waiting')
  const call = ask('call', 'c1')
  for (let i = 0; i < 5; i += 1) await finish()
  await Promise.all([...texts, call])
  expect(spoken).not.toContain('t5')
  const later = ask('try-out', 't6')
  await finish()
  expect(await later).toBe('t6')
})

it('goes on after one that failed; what has not begun can be called off', async () => {
  const queue = new SpeechQueue()
  const failed = queue.run('call', () => Promise.reject(new Error('no voice')))
  const next = queue.run('call', async () => 'spoken')
  await expect(failed).rejects.toThrow('no voice')
  expect(await next).toBe('spoken')
  const begun = queue.run('call', async () => 'spoken')
  const waiting = queue.run('call', async () => 'never')
  queue.clear(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  expect(await begun).toBe('spoken')
})

it('has room again as soon as a text is spoken', async () => {
  const queue = new SpeechQueue()
  for (const name of ['first', 'second'])
    expect(await queue.run('warm-up', () => Promise.resolve(name))).toBe(name)
})
