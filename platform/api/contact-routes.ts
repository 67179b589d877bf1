import { contactRequestSchema } from '../../lib/contract/contact.ts'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { answerForm, formAnswers, formHeaders } from './form-routes.ts'

/** `POST /contacts`: a message to the company. */
export const contactRoutes = (app: App, context: Context): void => {
  const schema = {
    tags: ['forms'],
    summary: 'Write to the company',
    headers: formHeaders,
    body: contactRequestSchema,
    response: formAnswers,
  }
  app.post('/contacts', { schema }, (request) => {
    const { fullName: name, phoneNumber: phone, email, purpose, content } = request.body
    return answerForm(context, { route: 'contacts', kind: 'contact', request }, () => ({
      content: { kind: 'contact', purpose, content },
      person: { name, phone, email },
    }))
  })
}
