import { paths } from '@/lib/contract/paths'
import { forward } from '@/lib/forward'

export const dynamic = 'force-dynamic'

/** Counts of visits; while the platform is away a browser is told nothing of it, for it would write an error into its console. */
export const POST = async (request: Request) => {
  const answer = await forward(request, [paths.counts.slice(1)])
  return answer.status === 503 ? new Response(null, { status: 204 }) : answer
}
