import { isTextField } from '@/lib/forms/type-into'

/** What stands in a field with an id before its form comes alive, else `text`: coming alive puts the text a box began with back into it. */
export const typedBefore = (id: string, text: string): string => {
  if (typeof document === 'undefined') return text
  const field = document.getElementById(id)
  return isTextField(field) ? field.value : text
}
