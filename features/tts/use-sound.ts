'use client'

import { useRef, useState } from 'react'
import type { Engine } from '@/features/tts/engine'
import { problemOf } from '@/features/tts/problem-of'
import type { TtsVoice, Wish } from '@/features/tts/try-out-state'
import type { Left } from '@/features/tts/use-engine'
import type { TtsProblem } from '@/features/tts/messages'

export type Sound = Awaited<ReturnType<Engine['createSound']>>
type Made = { wish: Wish; voice: TtsVoice; sound: Sound }
type State =
  | { is: 'idle' }
  | { is: 'making' }
  | { is: 'done'; made: Made }
  | { is: 'failed'; problem: TtsProblem; text: string }

type Parts = {
  load: () => Promise<Engine>
  /** A reCAPTCHA token where one is configured, undefined for the proof of work. */
  solve: () => Promise<string | undefined>
  onLeft: (left: Left) => void
}

/** Makes the sound of a wish: one at a time, the newest counts. */
export const useSound = ({ load, solve, onLeft }: Parts) => {
  const [state, setState] = useState<State>({ is: 'idle' })
  const turn = useRef(0)

  const make = async (wish: Wish, voice: TtsVoice) => {
    const mine = ++turn.current
    const show = (next: State) => mine === turn.current && setState(next)
    show({ is: 'making' })
    let engine: Engine | undefined
    try {
      engine = await load()
      const recaptcha = (await solve()) ?? (await engine.solveCaptcha('tts'))
      const sound = await engine.createSound({ ...wish, recaptcha })
      onLeft(sound.left)
      show({ is: 'done', made: { wish, voice, sound } })
    } catch (error) {
      show({ is: 'failed', problem: problemOf(error, engine?.ApiError), text: wish.text })
    }
  }

  return { state, make }
}
