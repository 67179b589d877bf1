'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { createClipSource, type ClipSource } from '@/features/demo-call/handset/clip-source'
import type { HandsetProps } from '@/features/demo-call/handset/handset'
import {
  HANDSET_CALL,
  openPhoneConnection,
  type HandsetUiState,
  type PhoneConnection,
} from '@/features/demo-call/handset/phone-connection'
import { loadScript } from '@/features/demo-call/handset/load-script'
import { openReplay } from '@/features/demo-call/handset/replay'
import type { Script } from '@/features/demo-call/handset/script'
import { playKey } from '@/features/demo-call/handset/tones'
import { useSpeaker } from '@/features/demo-call/handset/use-speaker'
import type { Heard } from '@/features/demo-call/handset/vtt'
import { callMachine, START } from '@/features/demo-call/call/call-machine'
import { HANDSET_KEYS, type HandsetKey } from '@/lib/contract/handset-keys'
import { fillIn } from '@/lib/i18n/format'

const EMPTY: HandsetUiState = {
  stepId: '',
  clip: undefined,
  atMs: 0,
  waiting: false,
  isStandIn: false,
  keys: [],
  flash: undefined,
  notes: [],
  status: undefined,
}

/** The call in the page: the view of the one call machine, what the phone shows besides, and what a visitor can do. */
export const useHandset = ({ lang, words, kind, campaignId, values, sound }: HandsetProps) => {
  const [view, dispatch] = useReducer(callMachine, START)
  const [desk, show] = useReducer(
    (before: HandsetUiState, change: Partial<HandsetUiState>) => ({ ...before, ...change }),
    EMPTY,
  )
  const [script, setScript] = useState<Script>()
  const [isReplay, setReplay] = useState(false)
  const line = useRef<PhoneConnection>(undefined)
  const replaying = useRef<ReturnType<typeof openReplay>>(undefined)
  const call = useRef<{ heard: readonly Heard[]; durationMs: number }>({ heard: [], durationMs: 0 })
  const speaker = useSpeaker(sound)
  // The form may change behind the open handset; a call keeps what it began with.
  const [wanted] = useState({ lang, kind, campaignId, values })

  const clips = useRef<ClipSource>(undefined)
  const ringing = useRef(0)
  const letGo = useCallback(() => {
    ringing.current += 1
    line.current?.stop()
    replaying.current?.stop()
  }, [])

  const accept = useCallback(() => {
    dispatch({ type: 'reset' })
    dispatch({ type: 'submitted', phone: words.phone })
    const ours = { kind, callId: HANDSET_CALL, ticket: HANDSET_CALL, phone: words.phone, lastSeq: 0 }
    dispatch({ type: 'accepted', call: ours })
  }, [kind, words.phone])

  const { play, isPatient } = speaker
  const ring = useCallback(async () => {
    letGo()
    clips.current?.letGo()
    const mine = ringing.current
    setReplay(false)
    show(EMPTY)
    dispatch({ type: 'reset' })
    dispatch({ type: 'submitted', phone: words.phone })
    try {
      const loaded = await loadScript(wanted)
      if (mine !== ringing.current) return
      setScript(loaded)
      accept()
      clips.current = createClipSource(loaded, wanted.values, isPatient)
      line.current = openPhoneConnection({
        script: loaded,
        clips: clips.current,
        play,
        dispatch,
        show,
        isPatient,
        now: () => performance.now(),
        pressedText: (key) => fillIn(words.pressed, { key }),
        always: words.always,
      })
    } catch {
      if (mine === ringing.current) dispatch({ type: 'refused', error: { code: 'NETWORK' } })
    }
  }, [accept, isPatient, letGo, play, wanted, words])

  useEffect(() => {
    const timer = setTimeout(() => void ring())
    return () => {
      clearTimeout(timer)
      letGo()
      clips.current?.letGo()
    }
  }, [ring, letGo])

  useEffect(() => {
    if (view.state !== 'DONE' || isReplay || !line.current) return
    call.current = { heard: line.current.heard(), durationMs: view.durationMs }
  }, [view, isReplay])

  const replay = () => {
    letGo()
    setReplay(true)
    accept()
    const pressed = (name: string) => {
      const key = HANDSET_KEYS.find((known) => known === name)
      if (key && !isPatient()) playKey(sound.context, key)
    }
    replaying.current = openReplay({ ...call.current, play, dispatch, show, pressed })
  }

  const press = (key: HandsetKey) => {
    if (view.state !== 'CALLING' || isReplay) return
    if (!isPatient()) playKey(sound.context, key)
    line.current?.press(key)
  }

  return {
    view,
    desk,
    script,
    isReplay,
    speaker,
    ring,
    replay,
    press,
    tones: sound,
    heard: () => call.current.heard,
    answer: () => line.current?.answer(),
    hangUp: () => (isReplay ? replaying.current?.finish() : line.current?.hangUp()),
  }
}

export type HandsetCall = ReturnType<typeof useHandset>
