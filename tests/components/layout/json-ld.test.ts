import { expect, test } from 'vitest'
import { serialize } from '@/components/layout/json-ld'

const RISKY = { name: '</script><script>alert(1)</script> & \u2028\u2029 “Sóng”' }

test('nothing in the words can end the script element or break a line of it', () => {
  expect(serialize(RISKY)).not.toMatch(/[<>&\u2028\u2029]/)
})

test('the words come back as they were', () => {
  expect(JSON.parse(serialize(RISKY))).toEqual(RISKY)
})
