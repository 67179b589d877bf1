'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { FirstRequestWords } from '@/features/docs/content'
import { KeyNote, type KeyNoteProps } from '@/features/docs/first-request/key-note'
import { useTestKey } from '@/features/docs/first-request/use-test-key'
import { typedBefore } from '@/lib/forms/typed-before'

export type FirstRequestProps = Pick<KeyNoteProps, 'copy' | 'locale'> & {
  id: string
  words: FirstRequestWords
  example: { text: string; voice: string }
  /** What stands in the code of the page where the key belongs. */
  placeholder: string
}

type Problem = keyof FirstRequestWords['errors']

/** A first request made from the page: one press gets a key for an hour, has the sentence read with it, and puts it into the code. */
export function FirstRequest({ id, words, example, placeholder, copy, locale }: FirstRequestProps) {
  const { shown, withKey } = useTestKey(placeholder)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [sound, setSound] = useState<string>()
  const [begun] = useState(() => typedBefore(`${id}-text`, example.text))
  useEffect(() => (sound ? () => URL.revokeObjectURL(sound) : undefined), [sound])

  const send = async (text: string) => {
    const engine = await import('@/features/docs/first-request/engine')
    try {
      const read = await withKey((key) => engine.speak(key, { text, voice: example.voice }))
      setSound(URL.createObjectURL(read))
      setProblem(undefined)
    } catch (error) {
      setProblem(engine.problemOf(error))
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    setBusy(true)
    // A script that cannot be loaded is a network that is away.
    void send(typeof text === 'string' ? text : '')
      .catch(() => setProblem('network'))
      .finally(() => setBusy(false))
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      data-form="first-request"
      className="mt-6 grid gap-4 rounded-lg border border-rule p-5"
    >
      <Field id={`${id}-text`} label={words.text} error={problem && words.errors[problem]}>
        {(control) => <Textarea {...control} name="text" rows={3} defaultValue={begun} lang="vi" />}
      </Field>
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.waiting}>
        {words.send}
      </Button>
      <div role="status" className="grid gap-3 text-small text-fg-2 empty:hidden">
        {sound && <audio controls autoPlay src={sound} aria-label={words.sound} className="w-full" />}
        {shown && <KeyNote shown={shown} text={words.key} copy={copy} locale={locale} />}
      </div>
    </form>
  )
}
