import { readJobs } from '@/features/careers/read-jobs'
import { PAGES } from '@/features/pages/registry'

/** Every page path that search engines should know: the registry's pages and the open positions. */
export const allPaths = async (): Promise<string[]> => {
  const jobs = await readJobs()
  return [...PAGES.map(({ path }) => path), ...jobs.map(({ slug }) => `/careers/${slug}`)]
}
