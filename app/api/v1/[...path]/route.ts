import { forward } from '@/lib/forward'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }

const handle = async (request: Request, { params }: Context) => forward(request, (await params).path)

export { handle as GET, handle as POST }
