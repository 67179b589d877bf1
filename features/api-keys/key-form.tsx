import { useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { MadeKey, refusalOf } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'

type KeyFormProps = { messages: KeyMessages; onMade: (made: MadeKey) => void }

const valueOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Asks for the name of a new key and, if wanted, how many characters a month it may use. */
export const KeyForm = ({ messages, onMade }: KeyFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>({})
  const { form: words, fields, problems } = messages

  const make = async (wanted: { name: string; limit: string }) => {
    const api = await import('@/features/api-keys/keys-api')
    try {
      onMade(await api.makeKey(wanted))
      form.current?.reset()
      setRefusal({})
    } catch (error) {
      const refused = api.refusalOf(error)
      setRefusal(refused)
      const wrong = refused.name ? 'name' : refused.limit ? 'limit' : null
      if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    void make({ name: valueOf(data, 'name'), limit: valueOf(data, 'limit') })
      .catch(() => setRefusal({ problem: 'network' }))
      .finally(() => setBusy(false))
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      data-form="api-key"
      aria-labelledby="api-key-form"
      className="grid gap-4 rounded-lg border border-rule p-5"
    >
      <h2 id="api-key-form" className="text-h4">
        {words.title}
      </h2>
      <Field
        id="api-key-name"
        label={words.name}
        hint={words.nameHint}
        error={refusal.name && fields[refusal.name]}
      >
        {(control) => <Input {...control} name="name" autoComplete="off" required />}
      </Field>
      <Field
        id="api-key-limit"
        label={words.limit}
        optional={messages.optional}
        hint={words.limitHint}
        error={refusal.limit && fields[refusal.limit]}
      >
        {(control) => <Input {...control} name="limit" inputMode="numeric" autoComplete="off" />}
      </Field>
      {refusal.problem && (
        <Alert tone="danger" role="alert">
          {problems[refusal.problem]}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.making}>
        {words.make}
      </Button>
    </form>
  )
}
