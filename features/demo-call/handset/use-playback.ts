'use client'

import { useCallback, useRef, useState } from 'react'
import { playClip, type ClipEvents } from '@/features/demo-call/handset/play-clip'
import type { Clip } from '@/features/demo-call/handset/script'
import { muteSound, type Sound } from '@/features/demo-call/handset/unlock-sound'

/** How the call is followed: by ear, or by captions alone (chosen, or because the browser cannot play the sound). */
export const usePlayback = (sound: Sound) => {
  const [captionsOnly, setCaptions] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const silent = useRef(false)

  const fail = useCallback(() => {
    silent.current = true
    setFailed(true)
  }, [])

  const setCaptionsOnly = useCallback(
    (isCaptions: boolean) => {
      silent.current = isCaptions
      muteSound(sound, isCaptions)
      setCaptions(isCaptions)
      setFailed(false)
    },
    [sound],
  )

  const play = useCallback(
    (clip: Clip, on: ClipEvents) =>
      playClip({
        clip,
        sound: silent.current ? null : sound,
        onSilent: fail,
        onTime: on.time,
        onEnd: on.end,
      }),
    [fail, sound],
  )

  const isSilent = useCallback(() => silent.current, [])

  return { captionsOnly, hasFailed, setCaptionsOnly, play, isSilent }
}
