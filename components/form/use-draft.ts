'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { draftStore } from '@/lib/forms/draft-store'

const QUIET_MS = 400

// Every field a draft keeps is a text, which the form's type cannot say.
const asValue = <Values extends FieldValues>(text: string) => text as PathValue<Values, Path<Values>>

/** Keeps the text fields of a form in this browser while they are written, and puts them back after a reload. */
export const useDraft = <Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string,
  fields: readonly Path<Values>[],
) => {
  const [draft] = useState(() => draftStore(name))
  const restoredAt = useSyncExternalStore(draft.subscribe, draft.restoredAt, () => undefined)

  const texts = useCallback(
    () => Object.fromEntries(fields.map((field) => [field, String(form.getValues(field) ?? '')])),
    [fields, form],
  )

  useEffect(() => {
    draft.restore((values) => {
      const empty = fields.filter((field) => values[field] && !form.getValues(field))
      for (const field of empty) form.setValue(field, asValue<Values>(values[field] ?? ''))
      return empty.length > 0
    })
  }, [draft, fields, form])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => draft.save(texts())
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
  }, [draft, form, texts])

  const clear = () => {
    for (const field of fields) form.setValue(field, asValue<Values>(''))
    form.clearErrors()
    draft.clear()
    // The pressed button is gone; what is empty now begins with the first field.
    const [first] = fields
    if (first) form.setFocus(first)
  }

  return { restoredAt, keyFor: (body: unknown) => draft.keyFor(body, texts()), close: draft.close, clear }
}
