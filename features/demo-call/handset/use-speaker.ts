'use client'

import { useCallback, useRef, useState } from 'react'
import { playClip } from '@/features/demo-call/handset/play-clip'
import type { Clip } from '@/features/demo-call/handset/script'
import { muteSound, type Sound } from '@/features/demo-call/handset/unlock-sound'

type On = { time: (ms: number) => void; end: () => void }

/** How the call is followed: by ear, or by captions alone (chosen, or because the browser cannot play the sound). */
export const useSpeaker = (sound: Sound) => {
  const [captionsOnly, setCaptionsOnly] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const silent = useRef(false)

  const fail = useCallback(() => {
    silent.current = true
    setFailed(true)
  }, [])

  const choose = useCallback(
    (isCaptions: boolean) => {
      silent.current = isCaptions
      muteSound(sound, isCaptions)
      setCaptionsOnly(isCaptions)
      setFailed(false)
    },
    [sound],
  )

  const play = useCallback(
    (clip: Clip, on: On) =>
      playClip({
        clip,
        sound: silent.current ? null : sound,
        onSilent: fail,
        onTime: on.time,
        onEnd: on.end,
      }),
    [fail, sound],
  )

  const isPatient = useCallback(() => silent.current, [])

  return { captionsOnly, hasFailed, choose, play, isPatient }
}
