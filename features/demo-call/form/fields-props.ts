import type { Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { ActiveForm } from '@/features/demo-call/form/active-form'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'

/** What the fields of one kind of call are drawn from; `say` turns a field code into its sentence. */
export type FieldsProps = {
  words: DemoCallMessages
  lang: Locale
  catalogue: Catalogue
  values: FormValues
  live: ActiveForm | undefined
  voiceHints: Readonly<Record<string, string>>
  say: (code: string | undefined) => string | undefined
}
