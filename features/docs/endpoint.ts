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
}

/** One request of the documentation. `paths` are alike in everything; `words` names the groups of field explanations. */
export type Endpoint = {
  id: string
  method: 'GET' | 'POST'
  paths: readonly [string, ...string[]]
  words: { parameters?: string; body?: string; result?: string }
  errors: readonly ErrorCode[]
  example: Example
}

/** What a request takes and answers, and whether the platform serves it or only the contract knows it; throws on neither. */
export const operationOf = ({ method, paths: [path] }: Endpoint): Operation & { isServed: boolean } => {
  const served = servedOperation(method, API_BASE + path)
  if (served) return { ...served, isServed: true }
  const promised = CONTRACT_OPERATIONS[path]
  if (!promised) throw new Error(`${method} ${path} is neither in the platform's document nor in the contract`)
  return { ...promised, isServed: false }
}
