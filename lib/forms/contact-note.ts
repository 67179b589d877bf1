import { CONTENT_MAX } from '@/lib/contract/enums'
import { typeInto } from '@/lib/forms/type-into'

/** The id of the message in the contact form. */
const MESSAGE = 'contact-content'

/** Adds a text to the message of the contact form, once the visitor has come to it; until then it stands nowhere but in this page. */
export const addContactNote = (note: string) =>
  typeInto(MESSAGE, (before) => [before, note].filter(Boolean).join('\n\n').slice(0, CONTENT_MAX))
