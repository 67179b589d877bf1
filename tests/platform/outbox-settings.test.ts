import { describe, expect, it } from 'vitest'
import { readEnv } from '../../platform/env.ts'

describe('the settings', () => {
  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ S3_BUCKET: 'applicants' }, 'S3_ACCESS_KEY_ID'],
    [{ RETENTION_DAYS_CONTACTS: '-1' }, 'RETENTION_DAYS_CONTACTS'],
    [{ STORAGE_URL: 'files' }, 'STORAGE_URL'],
    [{ MAIL_ATTACH_CV: 'yes' }, 'MAIL_ATTACH_CV'],
  ])('%j stops the start and is named', (settings, name) => {
    expect(() => readEnv(settings)).toThrow(name)
  })
})
