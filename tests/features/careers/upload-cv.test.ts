import { beforeEach, expect, test, vi } from 'vitest'
import { extensionOf } from '@/features/careers/apply/cv-rules'
import { uploadCv } from '@/features/careers/apply/upload-cv'
import { ApiError } from '@/lib/api-error'

const asked = vi.hoisted(() => ({ params: [] as unknown[], refusal: undefined as unknown }))
const put = vi.hoisted(() => vi.fn())
vi.mock('@/lib/http', () => ({
  requestFile: put,
  request: (_schema: unknown, { params }: { params: unknown }) => {
    asked.params.push(params)
    if (asked.refusal) return Promise.reject(asked.refusal)
    return Promise.resolve({ url: 'https://store.example/cv/9f2c.pdf?signature=secret&expires=1' })
  },
}))

const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const progress = {
  formStart: 'begun.signed',
  signal: new AbortController().signal,
  onProgress: () => undefined,
}

beforeEach(() => {
  asked.params = []
  asked.refusal = undefined
  put.mockReset()
})

test.each([
  ['cv.pdf', 'pdf'],
  ['CV.Trần Thị Bình.DOCX ', 'docx'],
  ['cv', null],
  ['cv.', null],
  ['.pdf', null],
  ['../.doc', null],
  ['cv.pdf/', null],
])('the extension of “%s” is %s', (name, extension) => expect(extensionOf(name)).toBe(extension))

test('a name without extension is not uploaded and gives null', async () => {
  expect(await uploadCv(file('cv'), progress)).toBeNull()
  expect(asked.params).toEqual([])
  expect(put).not.toHaveBeenCalled()
})

test('gives origin and path of the presigned address, without its signature', async () => {
  put.mockResolvedValue({ status: 200 })
  expect(await uploadCv(file('cv.PDF'), progress)).toBe('https://store.example/cv/9f2c.pdf')
  expect(asked.params).toEqual([{ extension: 'pdf', suffix: 'cv', size: 4, formStart: 'begun.signed' }])
  expect(put).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'PUT',
      url: 'https://store.example/cv/9f2c.pdf?signature=secret&expires=1',
    }),
  )
})

test.each([
  [201, 'UPLOAD'],
  [204, 'UPLOAD'],
  [403, 'UPLOAD'],
  [404, 'UPLOAD'],
  [413, 'TOO_LARGE'],
  [415, 'WRONG_CONTENT'],
  [429, 'LIMIT'],
  [500, 'STORAGE'],
  [503, 'STORAGE'],
])('an answer of %i is no upload', async (status, problem) => {
  put.mockResolvedValue({ status })
  await expect(uploadCv(file('cv.pdf'), progress)).rejects.toMatchObject({ code: problem })
})

test.each([
  ['RATE_LIMITED', 429, 'LIMIT'],
  ['UNAVAILABLE', 503, 'STORAGE'],
  ['VALIDATION', 400, 'UPLOAD'],
] as const)('no address is given: %s', async (code, status, problem) => {
  asked.refusal = new ApiError('refused', { code, status })
  await expect(uploadCv(file('cv.pdf'), progress)).rejects.toMatchObject({ code: problem })
  expect(put).not.toHaveBeenCalled()
})

test.each(['timeout', 'shape'] as const)(
  'a service that fails by %s is no fault of the line',
  async (kind) => {
    asked.refusal = new ApiError(kind, { status: 200 })
    await expect(uploadCv(file('cv.pdf'), progress)).rejects.toMatchObject({ code: 'STORAGE' })
    expect(put).not.toHaveBeenCalled()
  },
)

test('a cut line is an upload error', async () => {
  put.mockRejectedValue(new ApiError('network'))
  await expect(uploadCv(file('cv.pdf'), progress)).rejects.toMatchObject({ code: 'UPLOAD' })
})
