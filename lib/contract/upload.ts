import { z } from 'zod'
import { CV_EXTENSIONS, CV_MAX_BYTES } from './cv-file.ts'

/** What is asked of `GET /presigned-url-for-uploading`: the address takes exactly `size` bytes; `formStart` is the token of the form the file belongs to. */
export const presignQuerySchema = z.object({
  extension: z
    .string()
    .meta({ enum: [...CV_EXTENSIONS] })
    .toLowerCase()
    .pipe(z.enum(CV_EXTENSIONS)),
  suffix: z.literal('cv').default('cv'),
  size: z.coerce.number().int().min(1).max(CV_MAX_BYTES),
  formStart: z.string().min(1).max(200),
})
export type PresignQuery = z.input<typeof presignQuerySchema>

/** A presigned address: one PUT within five minutes; the stored address is its origin plus its path. */
export const presignedUrlSchema = z.object({ url: z.url() })
export type PresignedUrl = z.infer<typeof presignedUrlSchema>
