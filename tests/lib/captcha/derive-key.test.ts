import { deriveKey as native } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { deriveKey } from '@/lib/captcha/derive-key'

test.each([
  [1_000, 32],
  [1, 16],
  [250, 48],
])('without crypto.subtle the same key comes out: %i rounds, %i bytes', async (cost, keyLength) => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost, keyLength, keyPrefix: '00' }
  const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const [salt, password] = [bytes(16), bytes(20)]
  const { derivedKey } = await deriveKey(parameters, salt, password)
  expect(derivedKey).toEqual((await native(parameters, salt, password)).derivedKey)
})
