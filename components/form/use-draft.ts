'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, readDraft, type Attempt } from '@/lib/forms/draft-store'
import { randomKey } from '@/lib/hex'

const QUIET_MS = 400

// Every field a draft keeps is a text, which the form's type cannot say.
const asValue = <Values extends FieldValues>(text: string) => text as PathValue<Values, Path<Values>>

/** Keeps the text fields of a form in this browser while they are written, and puts them back after a reload. */
export const useDraft = <Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string,
  fields: readonly Path<Values>[],
) => {
  const attempt = useRef<Attempt>(undefined)
  const isOver = useRef(false)
  const [restoredAt, setRestoredAt] = useState<number>()

  const save = useCallback(() => {
    if (isOver.current) return
    const texts = fields.map((field) => [field, String(form.getValues(field) ?? '')] as const)
    const values = Object.fromEntries(texts.filter(([, text]) => text !== ''))
    if (Object.keys(values).length === 0) return dropDraft(name)
    keepDraft(name, { values, ...(attempt.current && { attempt: attempt.current }) })
  }, [fields, form, name])

  useEffect(() => {
    const draft = readDraft(name)
    if (!draft) return
    attempt.current = draft.attempt
    const kept = fields.filter((field) => draft.values[field] && !form.getValues(field))
    for (const field of kept) form.setValue(field, asValue<Values>(draft.values[field] ?? ''))
    // The storage can be read only here, after the page that is the same for everybody was taken over.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (kept.length > 0) setRestoredAt(draft.savedAt)
  }, [fields, form, name])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, QUIET_MS)
      },
    })
    const flush = () => {
      clearTimeout(timer)
      save()
    }
    addEventListener('pagehide', flush)
    return () => {
      stop()
      flush()
      removeEventListener('pagehide', flush)
    }
  }, [form, save])

  /** The key under which this content is sent: the same for the same content, also after a reload. */
  const keyFor = useCallback(
    (body: unknown) => {
      const content = JSON.stringify(body)
      if (attempt.current?.content !== content) attempt.current = { key: randomKey(), content }
      save()
      return attempt.current.key
    },
    [save],
  )

  const forget = useCallback(() => {
    isOver.current = true
    dropDraft(name)
  }, [name])

  const clear = useCallback(() => {
    for (const field of fields) form.setValue(field, asValue<Values>(''))
    form.clearErrors()
    attempt.current = undefined
    dropDraft(name)
    setRestoredAt(undefined)
    // The pressed button is gone; what is empty now begins with the first field.
    const [first] = fields
    if (first) form.setFocus(first)
  }, [fields, form, name])

  return { restoredAt, keyFor, forget, clear }
}
