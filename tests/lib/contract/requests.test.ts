import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { contactRequestSchema } from '../../../lib/contract/contact.ts'
import { autoCallRequestSchema, voiceOtpRequestSchema } from '../../../lib/contract/demo-call.ts'
import { FIELD_CODES } from '../../../lib/contract/field-codes.ts'
import { jobApplicationRequestSchema } from '../../../lib/contract/job-application.ts'
import { checkPersonalized } from '../../../lib/domain/check-personalized.ts'
import { mergeScript } from '../../../lib/domain/script-template.ts'

const consent = { accepted: true, version: '2026-01' }
const person = { phoneNumber: '0912 345 678', email: ' An.Nguyen@Mail.Example ', consent }

const contact = {
  ...person,
  fullName: '  Nguyễn  Văn An',
  purpose: 'AICALL',
  content: 'Xin chào',
  recaptcha: 'x',
}
const application = { ...person, name: 'Trần Thị B', cv: 'https://files.example/cv.pdf' }
const autoCall = { recaptcha: 'x', phoneNumber: '+84912345678', campaignId: 'payment-reminder', consent }
const voiceOtp = { recaptcha: 'x', phoneNumber: '0912345678', voice: 'thu-lam', otpCode: '123456', consent }

const codeOf = (schema: z.ZodType, body: unknown, field: string) =>
  schema.safeParse(body).error?.issues.find((issue) => issue.path[0] === field)?.message

describe('good requests', () => {
  it('come out tidy', () => {
    expect(contactRequestSchema.parse(contact)).toMatchObject({
      fullName: 'Nguyễn Văn An',
      phoneNumber: '+84912345678',
      email: 'an.nguyen@mail.example',
    })
    expect(jobApplicationRequestSchema.parse({ ...application, portfolio: ' ' }).portfolio).toBeUndefined()
    expect(autoCallRequestSchema.parse(autoCall).personalizedFields).toEqual({})
    expect(voiceOtpRequestSchema.parse(voiceOtp).rate).toBe(1)
  })
})

describe('each fault has its code', () => {
  it.each([
    [contactRequestSchema, contact, 'fullName', ['', undefined], 'FULL_NAME_EMPTY'],
    [contactRequestSchema, contact, 'fullName', ['A', 'Robot 9', '<b>'], 'FULL_NAME_INVALID'],
    [contactRequestSchema, contact, 'email', ['', undefined, '  '], 'EMAIL_EMPTY'],
    [contactRequestSchema, contact, 'email', ['an', 'an@', 'an@mail', 5], 'EMAIL_INVALID'],
    [contactRequestSchema, contact, 'phoneNumber', ['', undefined], 'PHONE_EMPTY'],
    [contactRequestSchema, contact, 'phoneNumber', ['02438251234'], 'PHONE_LANDLINE'],
    [contactRequestSchema, contact, 'purpose', ['', 'SALES', undefined], 'PURPOSE_REQUIRED'],
    [contactRequestSchema, contact, 'content', ['', '   ', undefined], 'CONTENT_EMPTY'],
    [contactRequestSchema, contact, 'content', ['x'.repeat(2_001)], 'CONTENT_TOO_LONG'],
    [
      contactRequestSchema,
      contact,
      'consent',
      [undefined, { accepted: false, version: '1' }, true],
      'CONSENT_REQUIRED',
    ],
    [contactRequestSchema, contact, 'recaptcha', ['', undefined], 'CAPTCHA_REQUIRED'],
    [jobApplicationRequestSchema, application, 'name', ['', undefined], 'NAME_EMPTY'],
    [jobApplicationRequestSchema, application, 'name', ['9', 'A1'], 'NAME_INVALID'],
    [jobApplicationRequestSchema, application, 'cv', ['', undefined], 'CV_EMPTY'],
    [jobApplicationRequestSchema, application, 'cv', ['cv.pdf', 'javascript:alert(1)'], 'CV_INVALID'],
    [
      jobApplicationRequestSchema,
      application,
      'portfolio',
      ['my site', 'ftp://a.example'],
      'PORTFOLIO_INVALID',
    ],
    [autoCallRequestSchema, autoCall, 'campaignId', ['', undefined], 'SCENARIO_REQUIRED'],
    [voiceOtpRequestSchema, voiceOtp, 'voice', ['', undefined], 'VOICE_REQUIRED'],
    [voiceOtpRequestSchema, voiceOtp, 'otpCode', ['', undefined, '12345', 'abcd', 1234], 'OTP_INVALID'],
    [voiceOtpRequestSchema, voiceOtp, 'rate', [0.4, 2.1, '1'], 'RATE_INVALID'],
  ])('%#', (schema, good, field, values, code) => {
    for (const value of values) expect(codeOf(schema, { ...good, [field]: value }, field)).toBe(code)
  })

  it('and never a sentence', () => {
    const issues = [
      contactRequestSchema,
      jobApplicationRequestSchema,
      autoCallRequestSchema,
      voiceOtpRequestSchema,
    ].flatMap((schema) => schema.safeParse({}).error?.issues ?? [])
    expect(issues.length).toBeGreaterThan(10)
    for (const { message } of issues) expect(FIELD_CODES).toContain(message)
  })
})

describe('the words a visitor puts into a script', () => {
  const fields = {
    danh_xung: { type: 'choice' as const, options: ['Anh', 'Chị'] },
    ten: { type: 'text' as const, max: 30 },
  }

  it('are tidied and merged', () => {
    const result = checkPersonalized(fields, { danh_xung: 'Chị', ten: '  Thu\u0323  Lan ' })
    expect(result).toEqual({ ok: true, values: { danh_xung: 'Chị', ten: 'Thụ Lan' } })
    expect(mergeScript('Chào {{danh_xung}} {{ten}}, {{ gio }}', { danh_xung: 'Chị', ten: 'Lan' })).toBe(
      'Chào Chị Lan, {{ gio }}',
    )
  })

  it.each(['A1', 'a.example', 'Lan😀', '{{ten}}', '\u202eLan', 'x'.repeat(31), 'Lan\nMai', "Lan'"])(
    '%j is no name',
    (ten) => {
      expect(checkPersonalized(fields, { danh_xung: 'Anh', ten })).toEqual({
        ok: false,
        fields: { ten: 'PERSONALIZED_INVALID' },
      })
    },
  )
})
