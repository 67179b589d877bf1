'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Makes the keys and the buttons of the search work once the page rests; until then a button leads to the page of results. */
export const SearchStart = () => {
  useEffect(() => whenIdle(() => void import('./search-keys').then(({ listen }) => listen())), [])
  return null
}
