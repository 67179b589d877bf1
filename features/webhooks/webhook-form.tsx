import { useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { WebhookMessages } from '@/features/webhooks/messages'
import type { NewSecret, refusalOf } from '@/features/webhooks/webhooks-api'

type WebhookFormProps = { messages: WebhookMessages; onAdded: (secret: NewSecret) => void }

/** Asks for an address that is to be told. */
export const WebhookForm = ({ messages, onAdded }: WebhookFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>({})
  const { form: words, fields, problems } = messages

  const add = async (url: string) => {
    const api = await import('@/features/webhooks/webhooks-api')
    try {
      onAdded(await api.addWebhook(url))
      form.current?.reset()
      setRefusal({})
    } catch (error) {
      setRefusal(api.refusalOf(error))
      form.current?.querySelector('input')?.focus()
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = new FormData(event.currentTarget).get('url')
    setBusy(true)
    void add(typeof url === 'string' ? url : '')
      .catch(() => setRefusal({ problem: 'network' }))
      .finally(() => setBusy(false))
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      data-form="webhook"
      aria-labelledby="webhook-form"
      className="grid gap-4 rounded-lg border border-rule p-5"
    >
      <h2 id="webhook-form" className="text-h4">
        {words.title}
      </h2>
      <Field
        id="webhook-url"
        label={words.url}
        hint={words.urlHint}
        error={refusal.url && fields[refusal.url]}
      >
        {(control) => (
          <Input
            {...control}
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {refusal.problem && (
        <Alert tone="danger" role="alert">
          {problems[refusal.problem]}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.adding}>
        {words.add}
      </Button>
    </form>
  )
}
