import { describe, expect, it } from 'vitest'
import { createPasswords, SCRYPT_COST } from '../../../platform/identity/accounts/password.ts'

describe('passwords', () => {
  it('are kept as salted hashes, which know their cost', async () => {
    const { hash, verify } = createPasswords({ N: 1024, r: 8, p: 1 })
    const [one, two] = await Promise.all([hash('cà phê sữa đá'), hash('cà phê sữa đá')])
    expect(one).toMatch(/^scrypt\$1024\$8\$1\$/)
    expect(one).not.toBe(two)
    expect(await verify('cà phê sữa đá'.normalize('NFD'), one)).toBe(true)
    expect(await createPasswords({ N: 2048, r: 8, p: 1 }).verify('cà phê sữa đá', one)).toBe(true)
    expect(await verify('ca phe sua da', one)).toBe(false)
    expect(await verify('cà phê sữa đá', undefined)).toBe(false)
    expect(SCRYPT_COST.N * SCRYPT_COST.r * SCRYPT_COST.p).toBeGreaterThanOrEqual(786_432)
  })
})
