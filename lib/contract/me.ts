import { z } from 'zod'

export const meSchema = z.object({
  id: z.string(),
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
})
export type Me = z.infer<typeof meSchema>
