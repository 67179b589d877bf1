import { z } from 'zod'
import { industrySchema } from './industry.ts'

/** The live part of a use-case page. */
export const useCaseSchema = industrySchema
export type UseCase = z.infer<typeof useCaseSchema>

export const useCaseListSchema = z.array(useCaseSchema)
