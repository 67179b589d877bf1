import { useRef, useState } from 'react'

type TestKey = { key: string; expiresAt: string }

/** Puts the key into the code of the page, so that what is copied runs as it is. */
const fillCode = (placeholder: string, key: string) => {
  for (const code of document.querySelectorAll('[data-slot=code-panel] pre')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      node.nodeValue = node.nodeValue?.replaceAll(placeholder, key) ?? null
    }
  }
}

/** A visitor's key, got with the first request and again once it is over; `placeholder` is what stands for it in the code of the page. */
export const useTestKey = (placeholder: string) => {
  const key = useRef<TestKey | undefined>(undefined)
  const [shown, setShown] = useState<TestKey>()

  const withKey = async <Result>(send: (key: string) => Promise<Result>): Promise<Result> => {
    const { getTestKey, isKeyGone } = await import('@/features/docs/first-request/engine')
    const renew = async () => {
      const got = await getTestKey()
      fillCode(key.current?.key ?? placeholder, got.key)
      key.current = got
      setShown(got)
      return got
    }
    return send((key.current ?? (await renew())).key).catch(async (error: unknown) => {
      if (!isKeyGone(error)) throw error
      return send((await renew()).key)
    })
  }
  return { shown, withKey }
}
