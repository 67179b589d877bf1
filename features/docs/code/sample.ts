import { curl } from '@/features/docs/code/curl'
import { go } from '@/features/docs/code/go'
import { java } from '@/features/docs/code/java'
import { javascript } from '@/features/docs/code/javascript'
import { php } from '@/features/docs/code/php'
import { python } from '@/features/docs/code/python'
import type { CodeRequest } from '@/features/docs/code/request'

export const SAMPLE_LANGUAGES = [
  { id: 'curl', label: 'curl', write: curl },
  { id: 'javascript', label: 'JavaScript', write: javascript },
  { id: 'python', label: 'Python', write: python },
  { id: 'php', label: 'PHP', write: php },
  { id: 'java', label: 'Java', write: java },
  { id: 'go', label: 'Go', write: go },
] as const

export type SampleId = (typeof SAMPLE_LANGUAGES)[number]['id']

/** A request in every language, ready to be copied. */
export const codeSamples = (request: CodeRequest) =>
  SAMPLE_LANGUAGES.map(({ id, label, write }) => ({ id, label, code: write(request) }))
