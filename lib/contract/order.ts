import { z } from 'zod'

export const PACKAGE_STATES = ['ACTIVE', 'USING', 'USED'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

export const orderSchema = z.object({
  id: z.string(),
  usage_package: z.string(),
  type: z.string(),
  status: z.string(),
  package_id: z.string(),
  state: z.enum(PACKAGE_STATES),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
})
export type Order = z.infer<typeof orderSchema>

export const orderListSchema = z.array(orderSchema)
