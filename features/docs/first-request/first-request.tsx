'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { FirstRequestWords } from '@/features/docs/content'
import { fillIn } from '@/lib/i18n/format'

export type FirstRequestProps = {
  id: string
  words: FirstRequestWords
  example: { text: string; voice: string }
  /** What stands in the code of the page where the key belongs. */
  placeholder: string
  copy: { label: string; copied: string }
  /** Writes the moment a key ends, in the language of the page. */
  locale: string
}

type Key = { key: string; expiresAt: string }
type Problem = keyof FirstRequestWords['errors']

/** Puts the key into the code of the page, so that what is copied runs as it is. */
const fillCode = (placeholder: string, key: string) => {
  for (const code of document.querySelectorAll('[data-slot=code-panel] pre')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      node.nodeValue = node.nodeValue?.replaceAll(placeholder, key) ?? null
    }
  }
}

/** A first request made from the page: one press gets a key for an hour, has the sentence read with it, and puts it into the code. */
export function FirstRequest({ id, words, example, placeholder, copy, locale }: FirstRequestProps) {
  const key = useRef<Key | undefined>(undefined)
  const [shown, setShown] = useState<Key>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [sound, setSound] = useState<string>()
  useEffect(() => (sound ? () => URL.revokeObjectURL(sound) : undefined), [sound])

  const send = async (text: string) => {
    const engine = await import('@/features/docs/first-request/engine')
    const keep = async () => {
      const got = await engine.getTestKey()
      fillCode(key.current?.key ?? placeholder, got.key)
      key.current = got
      setShown(got)
      return got
    }
    const wish = { text, voice: example.voice }
    try {
      const read = await engine
        .speak((key.current ?? (await keep())).key, wish)
        .catch(async (error: unknown) => {
          if (!engine.isKeyGone(error)) throw error
          return engine.speak((await keep()).key, wish)
        })
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

  const ends =
    shown && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(shown.expiresAt))
  return (
    <form
      onSubmit={submit}
      noValidate
      data-form="first-request"
      className="mt-6 grid gap-4 rounded-lg border border-rule p-5"
    >
      <Field id={`${id}-text`} label={words.text} error={problem && words.errors[problem]}>
        {(control) => <Textarea {...control} name="text" rows={3} defaultValue={example.text} lang="vi" />}
      </Field>
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.waiting}>
        {words.send}
      </Button>
      <div role="status" className="grid gap-3 text-small text-fg-2 empty:hidden">
        {sound && <audio controls autoPlay src={sound} aria-label={words.sound} className="w-full" />}
        {shown && (
          <>
            <p>{fillIn(words.key, { time: ends ?? '' })}</p>
            <p className="flex flex-wrap items-center gap-3">
              <code className="wrap-anywhere">{shown.key}</code>
              <CopyButton
                text={shown.key}
                label={copy.label}
                copiedLabel={copy.copied}
                className="inline-flex min-h-11 items-center gap-1.5 font-medium"
              />
            </p>
          </>
        )}
      </div>
    </form>
  )
}
