import { expect, test } from 'vitest'
import snapshot from '@/features/docs/openapi.json'
import { currentDocument } from '../../../scripts/snapshot-openapi.ts'

test('the snapshot is the document of the platform (mend: node scripts/snapshot-openapi.ts)', async () => {
  expect(snapshot).toEqual(await currentDocument())
}, 60_000)
