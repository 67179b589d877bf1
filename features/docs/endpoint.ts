import { CONTRACT_OPERATIONS } from '@/features/docs/contract-operations'
import { servedOperation, type Operation } from '@/features/docs/open-api'
import type { ErrorCode } from '@/lib/contract/error-codes'
import { API_BASE } from '@/lib/contract/paths'

type Example = {
  /** The path of the sample request, filled in, with its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** The `result` of the sample answer; a file name when the answer is a file. */
  result: unknown
  saveAs?: string
  /** The body with which the page runs it, where another one shows more than the sample. */
  tried?: unknown
  /** The id in the samples of other requests that stands for what this one makes. */
  makes?: string
}

/**
 * One request of the documentation. `paths` are alike in everything; `content` names the groups of field explanations
 * (an answer without one is explained elsewhere).
 */
export type Endpoint = {
  id: string
  method: 'GET' | 'POST'
  paths: readonly [string, ...string[]]
  content: { parameters?: string; body?: string; result?: string }
  errors: readonly ErrorCode[]
  example: Example
}

/** What a request takes and answers, and whether the platform serves it or only the contract knows it; throws on neither. */
export const operationOf = (endpoint: Endpoint): Operation & { isServed: boolean } => {
  const { method, paths } = endpoint
  const served = servedOperation(method, API_BASE + paths[0])
  const operation = served ?? CONTRACT_OPERATIONS[paths[0]]
  if (!operation)
    throw new Error(`${method} ${paths[0]} is neither in the platform's document nor in the contract`)
  return { ...operation, isServed: served !== null }
}
