import { useState } from 'react'
import type { TestKey } from '@/features/docs/run/test-key'

/** Puts the key into the code of the page, so that what is copied runs as it is. */
const fillCode = (places: readonly string[], key: string) => {
  for (const code of document.querySelectorAll('[data-slot=code-panel] pre')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const place of places) node.nodeValue = node.nodeValue?.replaceAll(place, key) ?? null
    }
  }
}

/** A visitor's key, one for all pages, got with the first request and again once it is over; `placeholder` is what stands for it in the code of the page. */
export const useTestKey = (placeholder: string) => {
  const [shown, setShown] = useState<TestKey>()

  const withKey = async <Result>(send: (key: string) => Promise<Result>): Promise<Result> => {
    const [{ getTestKey, isKeyGone }, { keepKey, keptKey }] = await Promise.all([
      import('@/features/docs/first-request/engine'),
      import('@/features/docs/run/test-key'),
    ])
    const old = keptKey(Date.now())
    const take = (key: TestKey) => {
      fillCode(old ? [placeholder, old.key] : [placeholder], key.key)
      setShown(key)
      return key
    }
    const renew = async () => {
      const got = await getTestKey()
      keepKey(got)
      return take(got)
    }
    return send((old ? take(old) : await renew()).key).catch(async (error: unknown) => {
      if (!isKeyGone(error)) throw error
      return send((await renew()).key)
    })
  }
  return { shown, withKey }
}
