'use client'

import { useEffect, useRef } from 'react'
import ReCAPTCHA from 'react-google-recaptcha'

type RecaptchaProps = { siteKey: string; lang: string; onToken: (token: string | null) => void }

/** Google's invisible check: mounted only at the moment of a call, gives one token (or null) and is done. */
export const Recaptcha = ({ siteKey, lang, onToken }: RecaptchaProps) => {
  const check = useRef<ReCAPTCHA>(null)
  const asked = useRef(false)

  const ask = () => {
    if (asked.current || !check.current) return
    asked.current = true
    check.current.executeAsync().then(onToken, () => onToken(null))
  }

  useEffect(ask)

  return (
    <ReCAPTCHA
      ref={check}
      sitekey={siteKey}
      size="invisible"
      hl={lang}
      asyncScriptOnLoad={ask}
      onErrored={() => onToken(null)}
    />
  )
}
