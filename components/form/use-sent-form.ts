'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { FORM_BEHAVIOUR } from '@/components/form/form-behaviour'
import { useCaptcha } from '@/components/form/use-captcha'
import { useDraft } from '@/components/form/use-draft'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { FormApi } from '@/lib/forms/form-api'
import type { FormErrorCode } from '@/lib/forms/form-errors'
import type { Locale } from '@/lib/i18n/config'
import { nextPaint } from '@/lib/next-paint'

type Options<Values extends FieldValues, Body> = {
  /** Names the draft in this browser. */
  name: string
  lang: Locale
  /** The text fields the draft keeps. */
  fields: readonly Path<Values>[]
  loadApi: () => Promise<FormApi<Values, Body>>
  /** The fields that have another name on the wire, or are no text, by their name there. */
  fieldPaths?: Readonly<Record<string, Path<Values>>>
  /** The field an error of the whole is about; its sentence is found under the error's own code. */
  fieldOfError?: Readonly<Partial<Record<FormErrorCode, Path<Values>>>>
  /** What goes along with the fields. */
  extra?: Readonly<Record<string, string>>
  /** What makes one content the same as before, where a part of the body is another at every try. */
  contentOf?: (body: Body) => unknown
  /** Whether this form took the place of a sent one, whose button had the focus: it goes on in the first field. */
  autoFocus?: boolean
  /** Gets the wrong fields of a form the service did not take, by their names on the wire. */
  onError?: (fields: Readonly<Record<string, string>>) => void
}

/** Why a form was not taken; `details` are codes of fields that stand nowhere in the form. */
type FormError = { code: FormErrorCode; details: readonly string[] }

const NO_NETWORK: FormError = { code: 'NETWORK', details: [] }
const whole = (body: unknown) => body
const NONE: Readonly<Record<string, never>> = {}
// Every form has a root for errors of the whole; its own fields do not matter to that.
const API_MISSING = { root: { type: 'network' } } as FieldErrors<never>

/** A form that checks itself with the service's schema, keeps what is typed until it is sent, and sends it once. */
export const useSentForm = <Values extends FieldValues, Body extends Record<string, unknown>>({
  name,
  lang,
  fields,
  loadApi,
  fieldPaths = NONE,
  fieldOfError = NONE,
  extra,
  contentOf = whole,
  autoFocus = false,
  onError,
}: Options<Values, Body>) => {
  const isApiMissing = useRef(false)
  const resolver: Resolver<Values, unknown, Body> = async (...args) => {
    await nextPaint()
    const api = await loadApi().catch(() => undefined)
    isApiMissing.current = !api
    // A part of the page could not be fetched: nothing can be checked, and nothing is to be sent.
    return api ? api.resolver(...args) : { values: {}, errors: API_MISSING }
  }
  // No defaults: each field takes the value its input has by now, typed before the form came alive or not.
  const form = useForm<Values, unknown, Body>({ resolver, ...FORM_BEHAVIOUR })
  const draft = useDraft(form, name, fields)
  const { slot, solve } = useCaptcha(lang)
  // Before hydration the button would send the form the old way, with everything typed in the address.
  const isHydrated = useIsHydrated()
  const [error, setError] = useState<FormError>()
  const [receiptId, setReceiptId] = useState<string>()
  const isSending = useRef(false)

  useEffect(() => {
    const [first] = fields
    if (autoFocus && first) form.setFocus(first)
  }, [autoFocus, fields, form])

  const begin = useCallback(() => {
    // In two turns: whoever goes on typing waits for one half at most.
    nextPaint()
      .then(() => import('@/lib/http'))
      .then(nextPaint)
      .then(loadApi)
      .then(
        ({ sender }) => sender.begin(),
        () => undefined,
      )
  }, [loadApi])

  const pathOf = (field: string): Path<Values> | undefined =>
    fieldPaths[field] ?? fields.find((path) => path === field)

  const showError = (code: FormErrorCode, fieldErrors: Readonly<Record<string, string>>) => {
    const field = fieldOfError[code]
    const wrong = Object.entries(field ? { ...fieldErrors, [field]: code } : fieldErrors)
    const inForm = wrong.flatMap(([name, fieldError]) => {
      const path = pathOf(name)
      return path ? [{ path, fieldError }] : []
    })
    inForm.forEach(({ path, fieldError }, index) =>
      form.setError(path, { type: fieldError, message: fieldError }, { shouldFocus: index === 0 }),
    )
    const details = wrong.flatMap(([name, fieldError]) => (pathOf(name) ? [] : [fieldError]))
    setError({ code: code === 'VALIDATION' && wrong.length === 0 ? 'INTERNAL' : code, details })
  }

  const send = async (checked: Body, website: string) => {
    const { sender } = await loadApi()
    const body = { ...checked, ...extra }
    const result = await sender.send({
      body,
      website,
      locale: lang,
      captcha: solve(),
      idempotencyKey: draft.keyFor(contentOf(body)),
    })
    if (!result.ok) {
      onError?.(result.error.fields)
      return showError(result.error.code, result.error.fields)
    }
    draft.close()
    setReceiptId(result.receiptId)
  }

  /** Checks and sends; `website` is what stood in the field no person sees. */
  const submit = async (website: string) => {
    if (isSending.current) return
    isSending.current = true
    setError(undefined)
    try {
      await form.handleSubmit((body) => send(body, website))()
      if (isApiMissing.current) setError(NO_NETWORK)
    } catch {
      setError(NO_NETWORK)
    } finally {
      isSending.current = false
    }
  }

  const { restoredAt, clear } = draft
  return { form, isHydrated, error, receiptId, restoredAt, captcha: slot, begin, clear, submit }
}

export type SentForm<Values extends FieldValues, Body extends Record<string, unknown>> = ReturnType<
  typeof useSentForm<Values, Body>
>
