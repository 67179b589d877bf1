import { timingSafeEqual } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

const isAllowed = (request: Request) => {
  const secret = Buffer.from(env().REVALIDATE_SECRET ?? '')
  const token = Buffer.from(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
  return secret.length > 0 && token.length === secret.length && timingSafeEqual(token, secret)
}

/** Throws away every prerendered page, so that the next visit renders it with this environment's values. */
export const POST = (request: Request) => {
  if (!isAllowed(request)) {
    return Response.json(
      { status: 0, error_code: 'UNAUTHENTICATED', error_message: 'wrong secret' },
      { status: 401 },
    )
  }
  revalidatePath('/', 'layout')
  return Response.json({ status: 1, result: 'revalidated' })
}
