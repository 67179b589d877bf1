import type { Camelized } from '@/lib/contract/camelized'
import { industryListSchema, industrySchema, type Industry } from '@/lib/contract/industry'
import { paths } from '@/lib/contract/paths'
import { readService } from '@/lib/server-request'

export type PageRecord = Camelized<Industry>

const LISTS: Record<string, string> = {
  '/industries': paths.industries,
  '/use-cases': paths.useCases,
  '/aicall/industries': '/ai-call/industries',
  '/aicall/use-cases': '/ai-call/use-cases',
}

// One use case has one record, whichever page shows it; an industry has another one where only calls count.
const READS: readonly (readonly [folder: string, read: string])[] = [
  ['/industries/', `${paths.industries}/`],
  ['/use-cases/', `${paths.useCases}/`],
  ['/aicall/industries/', '/ai-call/industries/'],
  ['/aicall/use-cases/', `${paths.useCases}/`],
]

/** The record of the service for an industry or use-case page ('/industries/banking'); null when there is none or the service is down. */
export const readRecord = (path: string): Promise<PageRecord | null> => {
  const read = READS.find(([folder]) => path.startsWith(folder))
  if (!read) return Promise.resolve(null)
  const [folder, address] = read
  return readService(industrySchema, address + encodeURIComponent(path.slice(folder.length)))
}

/** The record of the services of a hub ('/industries', '/aicall/use-cases') by the path of their page, in the service's order; empty when it is down. */
export const readRecords = async (hub: string): Promise<ReadonlyMap<string, PageRecord>> => {
  const list = LISTS[hub]
  const records = list ? await readService(industryListSchema, list) : null
  return new Map((records ?? []).map((record) => [`${hub}/${record.slug}`, record]))
}
