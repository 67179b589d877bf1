'use client'

import { useCallback, useRef, useState } from 'react'
import type { TtsEngine } from '@/features/tts/tts-engine'
import type { CallsLeft } from '@/lib/contract/calls-left'
import type { Camelized } from '@/lib/contract/camelized'
import { nextPaint } from '@/lib/next-paint'

export type Left = Pick<Camelized<CallsLeft>, 'callsLeft' | 'limit'>

/** Loads the engine at the first touch (after a failed load at the next), has its rules see a text, and asks how many texts are left today. */
export const useTtsEngine = (text: string) => {
  const [engine, setEngine] = useState<TtsEngine>()
  const [left, setLeft] = useState<Left>()
  const loading = useRef<Promise<TtsEngine> | undefined>(undefined)

  const load = useCallback((): Promise<TtsEngine> => {
    const begin = async () => {
      // In turns: whoever goes on typing waits for one of them at most.
      await import('@/lib/http')
      await nextPaint()
      const loaded = (await import('@/features/tts/tts-engine')).ttsEngine
      // What is typed is read anew at every key: not before the rules are ready. A press on play needs none of them.
      void loaded.warmUp(text, nextPaint).then(() => setEngine(loaded))
      // How many are left is good to know and no reason to fail.
      void loaded.readLeft().then(setLeft, () => undefined)
      return loaded
    }
    loading.current ??= begin().catch((error: unknown) => {
      loading.current = undefined
      throw error
    })
    return loading.current
  }, [text])

  const touch = useCallback(() => void load().catch(() => undefined), [load])
  return { engine, left, setLeft, load, touch }
}
