import { ApiError } from '@/lib/api-error'
import { bearer } from '@/lib/session'

/** The header that says who is signed in; for who is not, an ApiError UNAUTHENTICATED. */
export const bearerHeader = async () => {
  const token = await bearer()
  if (!token) throw new ApiError('refused', { code: 'UNAUTHENTICATED' })
  return { authorization: `Bearer ${token}` }
}
