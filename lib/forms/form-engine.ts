import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { formSender, type FormRoute, type FormSender } from '@/lib/forms/send-form'

/** The heavy half of a form: its check, which is the schema of the service, and its sender. */
export type FormEngine<Values extends FieldValues, Body> = {
  resolver: Resolver<Values, unknown, Body>
  sender: FormSender
}

/** Ties a schema of the contract to the route it is sent to. */
export const formEngine = <Values extends FieldValues, Body>(
  schema: z.ZodType<Body, Values>,
  route: FormRoute,
): FormEngine<Values, Body> => ({
  resolver: zodResolver(schema),
  sender: formSender(route),
})
