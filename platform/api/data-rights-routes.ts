import { dataRightsRequestSchema } from '../../lib/contract/data-rights.ts'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { answerForm, formAnswers, formHeaders } from './form-routes.ts'

/** `POST /data-rights`: a person asks to see, delete or no longer lend us their data. */
export const dataRightsRoutes = (app: App, context: Context): void => {
  const schema = {
    tags: ['forms'],
    summary: 'Ask to see, delete or no longer lend one’s data',
    headers: formHeaders,
    body: dataRightsRequestSchema,
    response: formAnswers,
  }
  app.post('/data-rights', { schema }, (request) => {
    const { kind: right, contact, details } = request.body
    return answerForm(context, { route: 'data-rights', kind: 'data-rights', request }, () => ({
      content: { kind: 'data-rights', right, details: details || null },
      person: contact.includes('@') ? { email: contact } : { phone: contact },
    }))
  })
}
