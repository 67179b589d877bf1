'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { createClipSource, type ClipSource } from '@/features/demo-call/handset/clip-source'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import {
  HANDSET_CALL,
  openPhoneConnection,
  type HandsetUiState,
  type PhoneConnection,
} from '@/features/demo-call/handset/phone-connection'
import { loadScript } from '@/features/demo-call/handset/load-script'
import { openReplay } from '@/features/demo-call/handset/replay'
import type { HandsetValues, Scripts } from '@/features/demo-call/handset/script'
import type { Sound } from '@/features/demo-call/handset/unlock-sound'
import { playKey } from '@/features/demo-call/handset/tones'
import { usePlayback } from '@/features/demo-call/handset/use-playback'
import { callMachine, START } from '@/features/demo-call/call/call-machine'
import { HANDSET_KEYS, type HandsetKey, type DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { takeSound } from '@/lib/one-sound'

export type HandsetLaunchProps = {
  lang: Locale
  kind: DemoCallKind
  campaignId?: string | undefined
  values?: HandsetValues | undefined
  /** `quiet` beside a form; `strong` where a real call was refused or failed. */
  emphasis: 'quiet' | 'strong'
}

export type HandsetProps = HandsetLaunchProps & {
  sound: Sound
  onClose: () => void
}

const EMPTY: HandsetUiState = {
  stepId: '',
  clip: undefined,
  atMs: 0,
  waiting: false,
  isFallback: false,
  keys: [],
  flash: undefined,
  notes: [],
  status: undefined,
}

/** The call in the page: the view of the one call machine, what the phone shows besides, and what a visitor can do. */
export const useHandset = (
  { lang, kind, campaignId, values, sound }: HandsetProps,
  messages: HandsetMessages,
) => {
  const [view, dispatch] = useReducer(callMachine, START)
  const [ui, show] = useReducer(
    (before: HandsetUiState, change: Partial<HandsetUiState>) => ({ ...before, ...change }),
    EMPTY,
  )
  const [scripts, setScripts] = useState<Scripts>()
  const [isReplay, setReplay] = useState(false)
  const connection = useRef<PhoneConnection>(undefined)
  const replaying = useRef<ReturnType<typeof openReplay>>(undefined)
  const playback = usePlayback(sound)
  // The form may change behind the open handset; a call keeps what it began with.
  const [request] = useState({ lang, kind, campaignId, values })

  const clips = useRef<ClipSource>(undefined)
  const ringing = useRef(0)
  const stopCall = useCallback(() => {
    ringing.current += 1
    connection.current?.stop()
    replaying.current?.stop()
  }, [])

  const accept = useCallback(() => {
    dispatch({ type: 'reset' })
    dispatch({ type: 'submitted', phone: messages.phone })
    const call = { kind, callId: HANDSET_CALL, ticket: HANDSET_CALL, phone: messages.phone, lastSeq: 0 }
    dispatch({ type: 'accepted', call })
  }, [kind, messages.phone])

  const { play, isSilent } = playback
  const ring = useCallback(async () => {
    stopCall()
    clips.current?.release()
    const thisRing = ringing.current
    setReplay(false)
    show(EMPTY)
    dispatch({ type: 'reset' })
    dispatch({ type: 'submitted', phone: messages.phone })
    try {
      const loaded = await loadScript(request)
      if (thisRing !== ringing.current) return
      setScripts(loaded)
      accept()
      clips.current = createClipSource(loaded, request.values, isSilent)
      connection.current = openPhoneConnection({
        scripts: loaded,
        clips: clips.current,
        play,
        dispatch,
        show,
        isSilent,
        now: () => performance.now(),
        pressedText: (key) => fillIn(messages.pressed, { key }),
        always: messages.always,
      })
    } catch {
      if (thisRing === ringing.current) dispatch({ type: 'refused', error: { code: 'NETWORK' } })
    }
  }, [accept, isSilent, stopCall, play, request, messages])

  // A voice that speaks on the page is paused: two at once help nobody.
  useEffect(() => takeSound(() => sound.audio.pause()), [sound])

  useEffect(() => {
    const timer = setTimeout(() => void ring())
    return () => {
      clearTimeout(timer)
      stopCall()
      clips.current?.release()
    }
  }, [ring, stopCall])

  const turns = () => connection.current?.turns() ?? []

  const replay = () => {
    if (view.state !== 'DONE') return
    const { durationMs } = view
    stopCall()
    setReplay(true)
    accept()
    const onKey = (name: string) => {
      const key = HANDSET_KEYS.find((candidate) => candidate === name)
      if (key && !isSilent()) playKey(sound.context, key)
    }
    replaying.current = openReplay({ turns: turns(), durationMs, play, dispatch, show, onKey })
  }

  const press = (key: HandsetKey) => {
    if (view.state !== 'CALLING' || isReplay) return
    if (!isSilent()) playKey(sound.context, key)
    connection.current?.press(key)
  }

  return {
    view,
    ui,
    /** In the language of the page. */
    script: scripts?.shown,
    spoken: scripts?.spoken.language ?? lang,
    lang,
    isReplay,
    playback,
    ring,
    replay,
    press,
    tones: sound,
    turns,
    answer: () => connection.current?.answer(),
    hangUp: () => (isReplay ? replaying.current?.finish() : connection.current?.hangUp()),
  }
}

export type HandsetCall = ReturnType<typeof useHandset>
