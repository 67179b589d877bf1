'use client'

import { useMemo, useRef, useState, useSyncExternalStore, useEffect } from 'react'
import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { Button } from '@/components/ui/button'
import { ChipButton, Chips } from '@/components/ui/chips'
import { Said } from '@/components/ui/said'
import { VoiceMark } from '@/components/ui/voice-mark'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { PlayerLabels } from '@/components/ui/player-parts'
import { blindPairs, pairIn, randomPair, searchWithPair } from '@/features/audio/blind-pairs'
import type { CompareMessages } from '@/features/audio/blind-compare-messages'
import { unpackPeaks } from '@/lib/domain/waveform'
import { fillIn } from '@/lib/i18n/format'

export type ComparedVoice = {
  id: string
  name: string
  hint: string
  language: string
  /** The address of its preview, which its print is called after. */
  sample: string
  sounds: readonly {
    src: string
    duration: number
    /** As `packPeaks` gives them. */
    peaks: string
    text: string
    /** The same in the language of the page, where it is read in another. */
    translation?: string | undefined
  }[]
}

type Verdict = 'a' | 'b' | 'same'

type BlindVerdictProps = {
  messages: CompareMessages
  verdict: Verdict
  a: ComparedVoice
  b: ComparedVoice
  /** The names chosen so far, one per round. */
  chosen: readonly string[]
  onNext: () => void
}

/** Who it was, what was chosen, and the way on. */
const BlindVerdict = ({ messages, verdict, a, b, chosen, onNext }: BlindVerdictProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const names = [...new Set(chosen)]
  const tally = names.map((name) =>
    fillIn(messages.times, { name, n: chosen.filter((other) => other === name).length }),
  )
  return (
    <div ref={box} tabIndex={-1} data-verdict={verdict} className="mt-5 outline-none">
      <p className="text-ui font-strong">
        {verdict === 'same'
          ? messages.pickedSame
          : fillIn(messages.picked, { name: (verdict === 'a' ? a : b).name })}
      </p>
      <figure className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="relative size-36 shrink-0">
          <VoiceMark sample={b.sample} size={144} className="absolute inset-0 text-fg-2" />
          <VoiceMark sample={a.sample} size={144} className="absolute inset-0 text-accent-strong" />
        </span>
        <figcaption className="max-w-[44ch] flex-1 basis-64 text-small text-fg-3">
          {fillIn(messages.prints, { a: a.name, b: b.name })}
        </figcaption>
      </figure>
      <ul className="mt-2 grid gap-1 text-ui text-fg-2">
        {[a, b].map(({ id, name, hint }, i) => (
          <li key={id}>
            {fillIn(messages.is, { letter: i === 0 ? messages.a : messages.b, name, hint })}{' '}
            <a href={`#voice-${id}`} className="underline underline-offset-[0.22em] hover:text-fg">
              {fillIn(messages.gallery, { name })}
            </a>
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <p className="mt-2 text-small text-fg-3 num">{fillIn(messages.tally, { list: tally.join(', ') })}</p>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        // It takes the place of the choices: the second click of a double click was not meant for it.
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {messages.next}
      </Button>
    </div>
  )
}

export type BlindCompareProps = {
  messages: CompareMessages
  labels: PlayerLabels
  aiMade: string
  voices: readonly ComparedVoice[]
  /** Languages that have a pair, the page's own first. */
  languages: readonly { value: string; label: string }[]
}

const never = () => () => undefined

/** Two voices read the same sentence without their names: choose by ear, then see who it was. */
export const BlindCompare = ({ messages, labels, aiMade, voices, languages }: BlindCompareProps) => {
  const pairs = useMemo(
    () => blindPairs(voices.map(({ sounds, ...voice }) => ({ ...voice, sentences: sounds.length }))),
    [voices],
  )
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  // The address is followed once; from then on it follows what is heard.
  const [chosenNumber, setNumber] = useState<number>()
  const [chosenLanguage, setLanguage] = useState<string>()
  const number = chosenNumber ?? pairIn(search, pairs)
  const pair = number === undefined ? undefined : pairs[number]
  const language = chosenLanguage ?? pair?.language ?? languages[0]?.value ?? ''
  const [verdict, setVerdict] = useState<Verdict>()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const question = useRef<HTMLParagraphElement>(null)

  const show = (of: string) => {
    const next = randomPair(pairs, of, number)
    if (next === undefined) return
    setNumber(next)
    setVerdict(undefined)
    const { pathname, hash } = location
    history.replaceState(history.state, '', pathname + searchWithPair(location.search, next) + hash)
    requestAnimationFrame(() => question.current?.focus())
  }

  const [a, b] = [pair?.a, pair?.b].map((id) => voices.find((voice) => voice.id === id))
  const decide = (next: Verdict) => {
    setVerdict(next)
    const name = next === 'a' ? a?.name : next === 'b' ? b?.name : undefined
    if (name) setChosen([...chosen, name])
  }

  return (
    <div
      data-compare=""
      className="blind-compare rounded-lg border border-rule bg-raised px-5 py-6 sm:px-7 sm:py-7"
    >
      <h3 className="text-h4">{messages.title}</h3>
      <p className="mt-1.5 max-w-[60ch] text-ui text-fg-2">{messages.lead}</p>
      {languages.length > 1 && (
        <Chips label={messages.language} className="mt-4">
          {languages.map(({ value, label }) => (
            <ChipButton
              key={value}
              pressed={value === language}
              onClick={() => {
                setLanguage(value)
                if (pair) show(value)
              }}
            >
              {label}
            </ChipButton>
          ))}
        </Chips>
      )}
      {pair && a && b ? (
        <div className="mt-5">
          <p ref={question} tabIndex={-1} className="text-ui outline-none">
            <span className="text-fg-3">{messages.sentence}: </span>
            <Said lang={pair.language} translation={a.sounds[pair.sentence]?.translation}>
              <q>{a.sounds[pair.sentence]?.text}</q>
            </Said>
          </p>
          <AudioList className="mt-2">
            {[a, b].map((voice, i) => {
              const sound = voice.sounds[pair.sentence]
              return (
                sound && (
                  <AudioRow
                    key={`${number}${voice.id}`}
                    id={`blind-${i === 0 ? 'a' : 'b'}-${number}`}
                    src={sound.src}
                    duration={sound.duration}
                    title={i === 0 ? messages.a : messages.b}
                    meta={aiMade}
                    peaks={unpackPeaks(sound.peaks)}
                    labels={labels}
                    level={4}
                  />
                )
              )
            })}
          </AudioList>
          {verdict ? (
            <BlindVerdict
              messages={messages}
              verdict={verdict}
              a={a}
              b={b}
              chosen={chosen}
              onNext={() => show(language)}
            />
          ) : (
            <fieldset className="mt-5">
              <legend className="text-small font-strong">{messages.question}</legend>
              <div className="mt-3 flex flex-wrap gap-3">
                <Button variant="secondary" onClick={() => decide('a')}>
                  {messages.pickA}
                </Button>
                <Button variant="secondary" onClick={() => decide('b')}>
                  {messages.pickB}
                </Button>
                <Button variant="ghost" onClick={() => decide('same')}>
                  {messages.same}
                </Button>
              </div>
            </fieldset>
          )}
        </div>
      ) : (
        // A press on what is not alive yet would be lost without a word.
        <Button className="mt-5" disabled={!isHydrated} onClick={() => show(language)}>
          {messages.start}
        </Button>
      )}
    </div>
  )
}
