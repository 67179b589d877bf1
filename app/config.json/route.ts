import { publicConfig } from '@/lib/public-config'

export const dynamic = 'force-dynamic'

/** What the browser may know of the environment, at run time: one build serves every environment. */
export const GET = () => Response.json(publicConfig())
