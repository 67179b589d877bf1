import { z } from 'zod'
import {
  callPriceListSchema,
  packageChargeListSchema,
  voicePackageListSchema,
  voucherListSchema,
} from '@/lib/contract/prices'
import { meSchema } from '@/lib/contract/me'
import { orderListSchema } from '@/lib/contract/order'
import { bearer, jsonSchema, type Operation, type Parameter } from '@/features/docs/open-api'

const query = (name: string, ...values: string[]): Parameter => ({
  name,
  in: 'query',
  required: false,
  schema: values.length ? { type: 'string', enum: values } : { type: 'string' },
})

const answers = (result: z.ZodType, parameters: readonly Parameter[] = []): Operation => ({
  parameters,
  body: null,
  files: [],
  result: jsonSchema.parse(z.toJSONSchema(result, { target: 'openapi-3.0', io: 'output' })),
})

/** What the contract fixes for requests that the platform's document does not (yet) hold, by path. */
export const CONTRACT_OPERATIONS: Readonly<Record<string, Operation>> = {
  '/packages': answers(voicePackageListSchema, [query('active', 'true')]),
  '/public-vouchers': answers(voucherListSchema),
  '/package-charges': answers(packageChargeListSchema, [query('active', 'true')]),
  '/psyg-prices': answers(callPriceListSchema, [query('sip_type', 'mobile')]),
  '/me': answers(meSchema, [bearer]),
  '/orders': answers(orderListSchema, [
    query('usagePackage'),
    query('type', 'STUDIO'),
    query('status', 'PAID'),
    bearer,
  ]),
  '/vouchers': answers(voucherListSchema, [bearer]),
}
