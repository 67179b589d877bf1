'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

const WRITE_MS = 400

type Values<Key extends string> = Readonly<Record<Key, string>>

const onHistory = (notify: () => void) => {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

const stay = () => () => undefined

const fromAddress = <Key extends string>(search: string, defaults: Values<Key>): Values<Key> => {
  const query = new URLSearchParams(search)
  const entries = Object.keys(defaults).flatMap((key) => {
    const value = query.get(key)
    return value === null ? [] : [[key, value.slice(0, 40)]]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

const toAddress = <Key extends string>(address: string, values: Values<Key>, defaults: Values<Key>) => {
  const url = new URL(address)
  for (const [key, value] of Object.entries<string>(values)) {
    if (value === Object.entries<string>(defaults).find(([name]) => name === key)?.[1])
      url.searchParams.delete(key)
    else url.searchParams.set(key, value)
  }
  return url
}

/** Values kept in the page's address: what they are, how to change one, and the link that brings them back at `anchor`. */
export const useAddressValues = <Key extends string>(defaults: Values<Key>, anchor: string) => {
  const search = useSyncExternalStore(
    onHistory,
    () => location.search,
    () => '',
  )
  const page = useSyncExternalStore(
    stay,
    () => `${location.origin}${location.pathname}`,
    () => '',
  )
  const [typed, setTyped] = useState<Values<Key>>()
  const values = useMemo(() => typed ?? fromAddress(search, defaults), [typed, search, defaults])

  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', toAddress(location.href, typed, defaults)),
      WRITE_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, defaults])

  return {
    values,
    set: (key: Key, value: string) => setTyped({ ...values, [key]: value }),
    reset: () => setTyped(defaults),
    link: page && `${toAddress(page, values, defaults).href}#${anchor}`,
  }
}
