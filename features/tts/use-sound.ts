'use client'

import { useRef, useState } from 'react'
import type { TtsEngine } from '@/features/tts/tts-engine'
import { toTtsError } from '@/features/tts/tts-error'
import type { TtsVoice, SoundRequest } from '@/features/tts/try-out-state'
import type { Left } from '@/features/tts/use-tts-engine'
import type { TtsError } from '@/features/tts/messages'

export type Sound = Awaited<ReturnType<TtsEngine['createSound']>>
type Made = { request: SoundRequest; voice: TtsVoice; sound: Sound }
type State =
  | { is: 'idle' }
  | { is: 'making' }
  | { is: 'done'; made: Made }
  | { is: 'failed'; error: TtsError; text: string }

type Parts = {
  load: () => Promise<TtsEngine>
  /** A reCAPTCHA token where one is configured, undefined for the proof of work. */
  solve: () => Promise<string | undefined>
  onLeft: (left: Left) => void
}

/** Makes the sound of a request: one at a time, the newest counts. */
export const useSound = ({ load, solve, onLeft }: Parts) => {
  const [state, setState] = useState<State>({ is: 'idle' })
  const turn = useRef(0)

  const make = async (request: SoundRequest, voice: TtsVoice) => {
    const thisTurn = ++turn.current
    const show = (next: State) => thisTurn === turn.current && setState(next)
    show({ is: 'making' })
    let engine: TtsEngine | undefined
    try {
      engine = await load()
      const recaptcha = (await solve()) ?? (await engine.solveCaptcha('tts'))
      const sound = await engine.createSound({ ...request, recaptcha })
      onLeft(sound.left)
      show({ is: 'done', made: { request, voice, sound } })
    } catch (error) {
      show({ is: 'failed', error: toTtsError(error, engine?.ApiError), text: request.text })
    }
  }

  return { state, make }
}
