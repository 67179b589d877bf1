import type { Catalogue } from '@/features/demo-call/catalogue'
import type { FormValues } from '@/features/demo-call/form-values'
import type { LiveForm } from '@/features/demo-call/live-form'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { Locale } from '@/lib/i18n/config'

/** What the fields of one kind of call are drawn from; `say` turns a field code into its sentence. */
export type FieldsProps = {
  words: DemoCallWords
  lang: Locale
  catalogue: Catalogue
  values: FormValues
  live: LiveForm | undefined
  voiceHints: Readonly<Record<string, string>>
  say: (code: string | undefined) => string | undefined
}
