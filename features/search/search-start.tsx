'use client'

import { useEffect } from 'react'

const wake = () => void import('./search-keys').catch(() => undefined)

/** Makes the keys and the button of the search work from the first sign of a visitor; until then the button leads to the page of results. */
export const SearchStart = () => {
  useEffect(() => {
    for (const sign of ['pointerover', 'keydown']) document.addEventListener(sign, wake, { once: true })
  }, [])
  return null
}
