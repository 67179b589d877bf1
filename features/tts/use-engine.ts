'use client'

import { useCallback, useRef, useState } from 'react'
import type { Engine } from '@/features/tts/engine'
import { loadEngine } from '@/features/tts/load-engine'
import type { CallsLeft } from '@/lib/contract/calls-left'
import type { Camelized } from '@/lib/contract/camelized'

export type Left = Pick<Camelized<CallsLeft>, 'callsLeft' | 'limit'>

/** Loads the engine at the first touch, and with it how many texts are left today. */
export const useEngine = () => {
  const [engine, setEngine] = useState<Engine>()
  const [left, setLeft] = useState<Left>()
  const under = useRef<Promise<Engine> | undefined>(undefined)

  const load = useCallback((): Promise<Engine> => {
    const begin = async () => {
      const loaded = await loadEngine()
      setEngine(loaded)
      // How many are left is good to know and no reason to fail.
      void loaded.readLeft().then(setLeft, () => undefined)
      return loaded
    }
    under.current ??= begin().catch((error: unknown) => {
      under.current = undefined
      throw error
    })
    return under.current
  }, [])

  const touch = useCallback(() => void load().catch(() => undefined), [load])
  return { engine, left, setLeft, load, touch }
}
