import { expect, it } from 'vitest'
import { visitorLetter } from '../../platform/email/visitor-letter.ts'
import en from '../../platform/email/visitor.en.json' with { type: 'json' }
import type { Submission } from '../../platform/db/schema.ts'

const row: Submission = {
  id: 'a',
  kind: 'data-rights',
  receipt: 'DR-1',
  createdAt: new Date('2026-11-20T02:00:00Z'),
  idempotencyKey: null,
  bodyHash: '',
  suspicion: null,
  name: null,
  phone: null,
  email: 'lan@mail.example',
  locale: 'en',
  jobId: null,
  uploadKey: null,
  content: { kind: 'data-rights', right: 'access', details: null },
  doneAt: null,
  note: null,
  requestId: null,
}

it.each([true, false])('promises an answer only where somebody gives one (demonstration: %s)', (isDemo) => {
  const { blocks } = visitorLetter(row, { brand: 'Sóng AI', site: 'https://song.example', isDemo })
  expect(blocks.includes(en.demoNotice)).toBe(isDemo)
  for (const promise of [en.kinds['data-rights'].text, en.reply])
    expect(blocks.includes(promise)).toBe(!isDemo)
})
