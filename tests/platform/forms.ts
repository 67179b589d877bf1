import { success } from '../../lib/contract/envelope.ts'
import { receiptSchema } from '../../lib/contract/contact.ts'
import { presignedUrlSchema } from '../../lib/contract/upload.ts'
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

/** Asks for an address to send a file to. */
export const presign = async (
  harness: Pick<Harness, 'url'>,
  extension: string,
  size?: number,
): Promise<string> => {
  const query = `extension=${extension}&suffix=cv${size === undefined ? '' : `&size=${size}`}`
  const answer = await visitorOf(harness).json(`/presigned-url-for-uploading?${query}`)
  return success(presignedUrlSchema).parse(answer).result.url
}

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
