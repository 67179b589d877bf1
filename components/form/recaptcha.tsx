'use client'

import { useEffect, useRef } from 'react'
import ReCAPTCHA from 'react-google-recaptcha'
import { ApiError } from '@/lib/api-error'

// Google's second address is for networks that do not reach the first; and of one that hangs a browser would share the answer.
const HOSTS = ['www.google.com', 'www.recaptcha.net']
const PATH = '/recaptcha/api.js?onload=onRecaptcha&render=explicit'
const SCRIPT_MS = 10_000
const ANSWER_S = 12

let attempts = 0

const fetchScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new ApiError('captcha'))
    }
    const timer = setTimeout(fail, SCRIPT_MS)
    const onRecaptcha = () => {
      clearTimeout(timer)
      resolve()
    }
    Object.assign(window, { onRecaptcha })
    script.src = `https://${HOSTS[attempts % HOSTS.length]}${PATH}`
    attempts += 1
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
const isPuzzleShown = () =>
  [...document.querySelectorAll('iframe[src*="/bframe"]')].some(
    (frame) => getComputedStyle(frame).visibility === 'visible',
  )

type RecaptchaProps = {
  siteKey: string
  lang: string
  onToken: (token: string) => void
  /** Gets an ApiError: refused, or no answer for twelve seconds while no puzzle was shown. */
  onFailure: (error: ApiError) => void
}

/** Google's invisible check: mounted only at the moment of a call, ends with a token or a failure. */
export const Recaptcha = ({ siteKey, lang, onToken, onFailure }: RecaptchaProps) => {
  const check = useRef<ReCAPTCHA>(null)
  const hasStarted = useRef(false)

  useEffect(() => {
    let secondsLeft = ANSWER_S
    const timer = setInterval(() => {
      if (!isPuzzleShown()) secondsLeft -= 1
      if (secondsLeft === 0) onFailure(new ApiError('captcha'))
    }, 1_000)
    return () => clearInterval(timer)
  }, [onFailure])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    check.current?.executeAsync().then(
      (token) => (token ? onToken(token) : onFailure(new ApiError('refused', { code: 'INVALID_RECAPTCHA' }))),
      () => onFailure(new ApiError('captcha')),
    )
  }, [onToken, onFailure])

  return <ReCAPTCHA ref={check} sitekey={siteKey} size="invisible" hl={lang} />
}
