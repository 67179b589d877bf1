import { success } from '../../lib/contract/envelope.ts'
import { receiptSchema } from '../../lib/contract/form-fields.ts'
import { formStartSchema } from '../../lib/contract/form-fields.ts'
import type { CvExtension } from '../../lib/contract/cv-file.ts'
import { presignedUrlSchema } from '../../lib/contract/upload.ts'
import { emailKey } from '../../platform/email/deliver.ts'
import { GOOD } from './cv-files.ts'
import { solveCaptcha, visitorOf, type Harness, type Visitor } from './harness.ts'

export const consent = { accepted: true, version: '2026-11' }

/** The settings of a platform whose forms may be filled in at once. */
export const QUICK_FORMS = { FORM_MIN_SECONDS: '0' }

export const contactBody = {
  fullName: 'Nguyễn Văn An',
  phoneNumber: '0912 345 678',
  email: 'an.nguyen@mail.example',
  purpose: 'AICALL',
  content: 'Xin chào,\ntôi muốn nghe thử.',
  consent,
}

export const rightsBody = { kind: 'access', contact: 'an.nguyen@mail.example', consent }

const ROUTES = {
  '/contacts': 'contacts',
  '/jobs/apply': 'jobs-apply',
  '/data-rights': 'data-rights',
} as const
export type FormPath = keyof typeof ROUTES

/** Sends a form with a fresh captcha, as the page would. */
export const postForm = async (
  visitor: Visitor,
  path: FormPath,
  body: object,
  headers: Record<string, string> = {},
) =>
  visitor.send(path, {
    method: 'POST',
    headers,
    body: { recaptcha: await solveCaptcha(visitor, ROUTES[path]), ...body },
  })

export const receiptOf = async (response: Response): Promise<string> =>
  success(receiptSchema).parse(await response.json()).result.receipt_id

/** The token of a form that somebody just began. */
export const beginForm = async (visitor: Visitor): Promise<string> =>
  success(formStartSchema).parse(await visitor.json('/form-start')).result.token

/** What the platform answers to who asks for an address to send so many bytes to. */
export const askUpload = async (
  harness: Pick<Harness, 'url'>,
  extension: string,
  size: number,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const visitor = visitorOf(harness)
  const query = { extension, suffix: 'cv', size: String(size), formStart: await beginForm(visitor) }
  return visitor.send(`/presigned-url-for-uploading?${new URLSearchParams(query)}`, { headers })
}

/** An address to send so many bytes to, or the good file of this kind. */
export const presign = async (
  harness: Pick<Harness, 'url'>,
  extension: CvExtension,
  size = GOOD[extension].length,
): Promise<string> =>
  success(presignedUrlSchema).parse(await (await askUpload(harness, extension, size)).json()).result.url

/** The bytes of a file as a request body. */
export const bodyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const putFile = (url: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body: bodyOf(bytes), headers })

/** The stored address that belongs to a presigned one. */
export const storedAddress = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

let lastApplicant = 0

/** An application of somebody new with a stored file. */
export const applicationBody = (cv: string) => ({
  name: 'Trần Thị Bích',
  email: `bich.${++lastApplicant}@mail.example`,
  phoneNumber: '0987654321',
  portfolio: 'https://bich.example/việc',
  jobId: 'ky-su-tong-hop-tieng-noi',
  cv,
  consent,
})

/** Resolves once a condition holds; throws after ten seconds. */
export const eventually = async (holds: () => Promise<boolean> | boolean) => {
  const deadline = Date.now() + 10_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** The letter of this name, written as a file because there is no mail server; null when there is none. */
export const emailNamed = async ({ context }: Pick<Harness, 'context'>, name: string) =>
  (await context.storage.files.read(emailKey(name)))?.toString('utf8') ?? null
