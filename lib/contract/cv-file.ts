export const CV_EXTENSIONS = ['pdf', 'doc', 'docx'] as const
export type CvExtension = (typeof CV_EXTENSIONS)[number]

/** The largest CV the storage takes, in bytes. */
export const CV_MAX_BYTES = 10 * 1024 * 1024
