import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type { RunWords } from '@/features/docs/content'
import { KeyNote } from '@/features/docs/first-request/key-note'
import { useTestKey } from '@/features/docs/first-request/use-test-key'
import type { RunnableRequest } from '@/features/docs/model'
import { openInbox } from '@/features/docs/run/inbox'
import { LiveMessages } from '@/features/docs/run/live-messages'
import { keepThings, withOwnThings } from '@/features/docs/run/own-things'
import { send, type Answer } from '@/features/docs/run/send'
import { ApiError } from '@/lib/api-error'
import { API_BASE } from '@/lib/contract/paths'
import { fillIn } from '@/lib/i18n/format'
import { bearer } from '@/lib/session'

export type RunFormProps = {
  id: string
  request: RunnableRequest
  words: RunWords
  placeholder: string
  copy: { label: string; copied: string }
  locale: string
}

type Problem = keyof RunWords['errors']

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return 'network'
  if (error.kind === 'network' || error.kind === 'timeout') return 'network'
  if (error.code === 'UNAUTHENTICATED') return 'signIn'
  return error.code === 'RATE_LIMITED' ? 'busy' : 'unavailable'
}

type AnswerViewProps = { answer: Answer; sound: string | undefined; words: RunWords }

const AnswerView = ({ answer, sound, words }: AnswerViewProps) => {
  const title = fillIn(words.answer, { status: answer.status, ms: answer.ms })
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small font-strong">
        {title}
      </p>
      {sound && <audio controls src={sound} aria-label={words.sound} className="w-full" />}
      {answer.text !== null && (
        <pre tabIndex={0} role="group" aria-label={title} className="docs-answer">
          {answer.text}
        </pre>
      )}
    </div>
  )
}

/** What a field of the form holds, with the visitor's own things in place of those of the sample, there too. */
const ownText = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
  field.value = withOwnThings(field.value.trim())
  return field.value
}

/** One request of the page as a form: what is sent can be changed, what came back stands under it, and messages to webhooks beside it. */
export const RunForm = ({ id, request, words, placeholder, copy, locale }: RunFormProps) => {
  const { method, path, body, auth, makes, tells } = request
  const { shown, withKey } = useTestKey(placeholder)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [answer, setAnswer] = useState<Answer>()
  const [sound, setSound] = useState<string>()
  const [run, setRun] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (sound ? () => URL.revokeObjectURL(sound) : undefined), [sound])
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const answerOf = async (sent: { path: string; body: string | null }) => {
    const sendAs = (token: string | null) => send(method, sent, token)
    if (auth === 'none') return sendAs(null)
    if (auth === 'person') {
      const token = await bearer()
      if (!token) throw new ApiError('refused', { code: 'UNAUTHENTICATED' })
      return sendAs(token)
    }
    return withKey(async (key) => {
      if (tells) await openInbox(key)
      const came = await sendAs(key)
      if (came.status === 401) throw new ApiError('refused', { code: 'UNAUTHENTICATED' })
      return came
    })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = ownText(event.currentTarget, 'path') ?? ''
    const typed = ownText(event.currentTarget, 'body')
    if (!address.startsWith(`${API_BASE}/`)) return setProblem('path')
    if (typed !== null && !isJson(typed)) return setProblem('body')
    setBusy(true)
    setProblem(undefined)
    void answerOf({ path: address.slice(API_BASE.length), body: typed })
      .then((came) => {
        setAnswer(came)
        setSound(came.sound ? URL.createObjectURL(came.sound) : undefined)
        setRun((before) => before + 1)
        if (came.status < 300) keepThings(came, makes)
      })
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false))
  }

  const isOfField = problem === 'path' || problem === 'body'
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      data-form="run-request"
      className="mt-3 grid gap-4 rounded-lg border border-rule p-5"
    >
      <Field id={`${id}-path`} label={method} error={problem === 'path' && words.errors.path}>
        {(control) => (
          <Input
            {...control}
            name="path"
            aria-label={`${method} ${words.path}`}
            defaultValue={API_BASE + withOwnThings(path)}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
      {body !== null && (
        <Field id={`${id}-body`} label={words.body} error={problem === 'body' && words.errors.body}>
          {(control) => (
            <Textarea
              {...control}
              name="body"
              rows={Math.min(body.split('\n').length + 1, 14)}
              defaultValue={withOwnThings(body)}
              spellCheck={false}
              className="font-mono"
            />
          )}
        </Field>
      )}
      {auth === 'person' && <p className="text-small text-fg-3">{words.person}</p>}
      {problem && !isOfField && (
        <Alert tone="danger" role="alert">
          {words.errors[problem]}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.sending}>
        {words.send}
      </Button>
      {answer && <AnswerView answer={answer} sound={sound} words={words} />}
      {shown && (
        <div className="grid gap-1 text-small text-fg-2">
          <KeyNote shown={shown} text={words.key} copy={copy} locale={locale} />
        </div>
      )}
      {shown && tells && <LiveMessages apiKey={shown.key} run={run} words={words} locale={locale} />}
    </form>
  )
}
