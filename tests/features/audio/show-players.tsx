import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { SpeedButton } from '@/components/ui/speed-button'
import { createAudioStore } from '@/features/audio/audio-store'
import { drivePlayers } from '@/features/audio/drive-players'
import { FakeAudio } from './fake-audio'

export const labels = { play: 'PLAY', pause: 'PAUSE', seek: 'SEEK', error: 'ERROR', retry: 'RETRY' }
const transcript = {
  label: 'WORDS',
  speakers: { agent: 'AGENT', customer: 'CUSTOMER' },
  turns: [
    { speaker: 'agent' as const, startMs: 0, endMs: 4000, text: 'TURN 1' },
    { speaker: 'customer' as const, startMs: 4000, endMs: 10_000, text: 'TURN 2' },
  ],
}
const row = (id: string) => (
  <AudioRow
    key={id}
    id={id}
    src={`/${id}.mp3`}
    duration={10}
    title={id}
    meta="META"
    peaks={[0, 1]}
    labels={labels}
    transcript={transcript}
  />
)

/** The page of the recordings `a` and `b`, before anything drives them. */
export const Recordings = () => (
  <AudioList>
    {['a', 'b'].map(row)}
    <SpeedButton label="SPEED" />
  </AudioList>
)

/** A page with the recordings `a` and `b`, driven with an audio element of the test. */
export const showPlayers = () => {
  FakeAudio.fail = undefined
  vi.stubGlobal('Audio', FakeAudio)
  render(<Recordings />)
  const store = createAudioStore()
  const stop = drivePlayers({ store })
  const leave = () => {
    stop()
    cleanup()
    vi.unstubAllGlobals()
  }
  return { store, stop, leave }
}
export type Players = ReturnType<typeof showPlayers>
