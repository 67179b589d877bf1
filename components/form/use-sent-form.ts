'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { useCaptcha } from '@/components/form/use-captcha'
import { FORM_BEHAVIOUR } from '@/components/form/form-behaviour'
import type { FormEngine } from '@/lib/forms/form-engine'
import type { FormErrorCode } from '@/lib/forms/form-errors'
import { useDraft } from '@/components/form/use-draft'
import type { Locale } from '@/lib/i18n/config'

type Options<Values extends FieldValues, Body> = {
  /** Names the draft in this browser. */
  name: string
  lang: Locale
  /** The text fields the draft keeps. */
  fields: readonly Path<Values>[]
  loadEngine: () => Promise<FormEngine<Values, Body>>
  /** Where an error of the service belongs whose field is none of these. */
  places?: Readonly<Record<string, Path<Values>>>
  /** The field a problem of the whole is about; what is said there is found under the problem's own code. */
  blamed?: Readonly<Partial<Record<FormErrorCode, Path<Values>>>>
  /** What goes along with the fields. */
  extra?: Readonly<Record<string, string>>
  /** What makes one content the same as before, where a part of the body is another at every try. */
  contentOf?: (body: Body) => unknown
  /** Whether this form took the place of a sent one, whose button had the focus: it goes on in the first field. */
  isAgain?: boolean
  /** Told the wrong fields of a refused form, by their names on the wire. */
  onRefused?: (fields: Readonly<Record<string, string>>) => void
}

/** Why a form was not taken; `notes` are codes of fields that stand nowhere in the form. */
type FormRefusal = { problem: FormErrorCode; notes: readonly string[] }

const NO_NETWORK: FormRefusal = { problem: 'NETWORK', notes: [] }
const asSent = (body: unknown) => body
const NONE: Readonly<Record<string, never>> = {}
// Every form has a root for errors of the whole; its own fields do not matter to that.
const CUT = { root: { type: 'network' } } as FieldErrors<never>

/** A form that checks itself with the service's schema, keeps what is typed until it is sent, and sends it once. */
export const useSentForm = <Values extends FieldValues, Body extends Record<string, unknown>>({
  name,
  lang,
  fields,
  loadEngine,
  places = NONE,
  blamed = NONE,
  extra,
  contentOf = asSent,
  isAgain = false,
  onRefused,
}: Options<Values, Body>) => {
  const isCut = useRef(false)
  const resolver: Resolver<Values, unknown, Body> = async (...args) => {
    const engine = await loadEngine().catch(() => undefined)
    isCut.current = !engine
    // A part of the page could not be fetched: nothing can be checked, and nothing is to be sent.
    return engine ? engine.resolver(...args) : { values: {}, errors: CUT }
  }
  // No defaults: each field takes the value its input has by now, typed before the form came alive or not.
  const form = useForm<Values, unknown, Body>({ resolver, ...FORM_BEHAVIOUR })
  const { restoredAt, keyFor, forget, clear } = useDraft(form, name, fields)
  const { slot, solve } = useCaptcha(lang)
  const [live, setLive] = useState(false)
  const [refusal, setRefusal] = useState<FormRefusal>()
  const [receiptId, setReceiptId] = useState<string>()
  const isSending = useRef(false)

  useEffect(() => {
    // Before this the button would send the form the old way, with everything typed in the address.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setLive(true)
    void loadEngine().catch(() => undefined)
  }, [loadEngine])

  useEffect(() => {
    const [first] = fields
    if (isAgain && first) form.setFocus(first)
  }, [fields, form, isAgain])

  const begin = useCallback(() => {
    loadEngine().then(
      ({ sender }) => sender.begin(),
      () => undefined,
    )
  }, [loadEngine])

  const placeOf = (field: string): Path<Values> | undefined =>
    places[field] ?? fields.find((known) => known === field)

  const refuse = (problem: FormErrorCode, told: Readonly<Record<string, string>>) => {
    const blame = blamed[problem]
    const wrong = blame ? { ...told, [blame]: problem } : told
    const placed = Object.entries(wrong).flatMap(([field, code]) => {
      const path = placeOf(field)
      return path ? [{ path, code }] : []
    })
    placed.forEach(({ path, code }, index) =>
      form.setError(path, { type: code, message: code }, { shouldFocus: index === 0 }),
    )
    const notes = Object.entries(wrong).flatMap(([field, code]) => (placeOf(field) ? [] : [code]))
    const isUnexplained = problem === 'VALIDATION' && placed.length + notes.length === 0
    setRefusal({ problem: isUnexplained ? 'INTERNAL' : problem, notes })
  }

  const send = async (checked: Body, website: string) => {
    const { sender } = await loadEngine()
    const body = { ...checked, ...extra }
    const result = await sender.send({
      body,
      website,
      captcha: solve(),
      idempotencyKey: keyFor(contentOf(body)),
    })
    if (!result.ok) {
      onRefused?.(result.fields)
      return refuse(result.problem, result.fields)
    }
    forget()
    setReceiptId(result.receiptId)
  }

  /** Checks and sends; `website` is what stood in the field no person sees. */
  const submit = async (website: string) => {
    if (isSending.current) return
    isSending.current = true
    setRefusal(undefined)
    try {
      await form.handleSubmit((body) => send(body, website))()
      if (isCut.current) setRefusal(NO_NETWORK)
    } catch {
      setRefusal(NO_NETWORK)
    } finally {
      isSending.current = false
    }
  }

  return { form, live, refusal, receiptId, restoredAt, captcha: slot, begin, clear, submit }
}

export type SentForm<Values extends FieldValues, Body extends Record<string, unknown>> = ReturnType<
  typeof useSentForm<Values, Body>
>
