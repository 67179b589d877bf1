import { expect, it } from 'vitest'
import { killAfterEach } from './durability.ts'

it('a platform killed right after each accepted form loses nothing and doubles nothing', async () => {
  expect(await killAfterEach(3)).toEqual({ sent: 3, lost: 0, doubled: 0, mails: 0, files: 0 })
}, 180_000)
