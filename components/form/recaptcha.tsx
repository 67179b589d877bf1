'use client'

import { useEffect, useRef } from 'react'
import ReCAPTCHA from 'react-google-recaptcha'
import { ApiError } from '@/lib/api-error'

// Google's second address is for networks that do not reach the first; and of one that hangs a browser would share the answer.
const HOSTS = ['www.google.com', 'www.recaptcha.net']
const PATH = '/recaptcha/api.js?onload=onRecaptcha&render=explicit'
const SCRIPT_MS = 10_000
const ANSWER_S = 12

let tries = 0

const fetchScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new ApiError('captcha'))
    }
    const patience = setTimeout(fail, SCRIPT_MS)
    const onRecaptcha = () => {
      clearTimeout(patience)
      resolve()
    }
    Object.assign(window, { onRecaptcha })
    script.src = `https://${HOSTS[tries % HOSTS.length]}${PATH}`
    tries += 1
    script.onerror = fail
    document.head.append(script)
  })

let loading: Promise<void> | undefined

/** Fetches Google's script, once; throws ApiError when it is blocked or takes longer than ten seconds, and then the next call fetches it from Google's other address. */
// The package's own loader never asks again for a script that failed once, and waits for ever for one that stays silent.
export const loadRecaptcha = () =>
  (loading ??= fetchScript().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

// Google keeps the frame of its puzzle hidden in the page until it has something to ask.
const isAsking = () =>
  [...document.querySelectorAll('iframe[src*="/bframe"]')].some(
    (frame) => getComputedStyle(frame).visibility === 'visible',
  )

type RecaptchaProps = {
  siteKey: string
  lang: string
  onToken: (token: string) => void
  /** Told an ApiError: refused, or nothing heard for twelve seconds while the visitor was asked nothing. */
  onFailure: (error: ApiError) => void
}

/** Google's invisible check: mounted only at the moment of a call, ends with a token or a failure. */
export const Recaptcha = ({ siteKey, lang, onToken, onFailure }: RecaptchaProps) => {
  const check = useRef<ReCAPTCHA>(null)
  const isAsked = useRef(false)

  useEffect(() => {
    let left = ANSWER_S
    const patience = setInterval(() => {
      if (!isAsking()) left -= 1
      if (left === 0) onFailure(new ApiError('captcha'))
    }, 1_000)
    return () => clearInterval(patience)
  }, [onFailure])

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    check.current?.executeAsync().then(
      (token) => (token ? onToken(token) : onFailure(new ApiError('refused', { code: 'INVALID_RECAPTCHA' }))),
      () => onFailure(new ApiError('captcha')),
    )
  }, [onToken, onFailure])

  return <ReCAPTCHA ref={check} sitekey={siteKey} size="invisible" hl={lang} />
}
