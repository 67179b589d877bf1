import { useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { downloadText } from '@/features/dialog/download'
import { BlockEditor } from '@/features/dialog/flow/block-editor'
import { Canvas } from '@/features/dialog/flow/canvas'
import { nameOf } from '@/features/dialog/flow/describe'
import { Faults } from '@/features/dialog/flow/faults'
import { FlowTalk, useFlowTalk } from '@/features/dialog/flow/flow-talk'
import type { FlowMessages } from '@/features/dialog/flow/messages'
import { Outline } from '@/features/dialog/flow/outline'
import { rootsOf, topicWith, UNLINKED } from '@/features/dialog/flow/topics'
import type { FlowView } from '@/features/dialog/flow/view'
import type { DialogMessages } from '@/features/dialog/messages'
import { ThresholdPair } from '@/features/dialog/thresholds'
import type { Flow } from '@/lib/contract/dialog-flow'
import type { BotId } from '@/lib/contract/enums'
import { findFaults } from '@/lib/domain/dialog/flow-faults'
import type { Locale } from '@/lib/i18n/config'
import { nextPaint } from '@/lib/next-paint'

const VIEWS = ['canvas', 'outline'] as const
type View = (typeof VIEWS)[number]

/** Where the documented schema of an exported flow stands. */
const SCHEMA_PATH = '/flows/schema.json'

const NO_TRAIL: readonly string[] = []

type BenchProps = {
  bot: BotId
  flow: Flow
  versions: {
    isChanged: boolean
    canUndo: boolean
    change: (flow: Flow, what?: string) => void
    undo: () => void
    reset: () => void
  }
  lang: Locale
  messages: DialogMessages
  words: FlowMessages
}

/** The flow as canvas or outline, the conversation that lights it up, its faults, and what can be done with it. */
export const FlowBench = ({ bot, flow, versions, lang, messages, words }: BenchProps) => {
  // A canvas needs room; on a phone the outline comes first.
  const [shown, setShown] = useState<View>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'canvas' : 'outline',
  )
  const [picked, setPicked] = useState('book')
  const [selected, setSelected] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const chat = useFlowTalk(bot, flow, lang)
  const { state } = chat.talk

  const trail = state?.path ?? NO_TRAIL
  // The canvas goes along with the conversation, until the visitor picks another topic.
  const [followed, setFollowed] = useState(trail)
  const known =
    picked in flow.starts || picked === UNLINKED ? picked : (Object.keys(flow.starts)[0] ?? UNLINKED)
  if (followed !== trail) {
    setFollowed(trail)
    if (trail.length > 0) setPicked(topicWith(flow, known, trail))
  }
  const roots = useMemo(() => rootsOf(flow, known), [flow, known])
  const faults = useMemo(() => findFaults(flow), [flow])
  const unlinked = faults.some(({ kind }) => kind === 'unreachable')

  const focusOn = (selector: string) =>
    void nextPaint().then(() => root.current?.querySelector<HTMLElement>(selector)?.focus())

  const all = { flow, lang, words }
  const view: FlowView = {
    all,
    trail,
    here: state?.asked?.block ?? trail.at(-1) ?? null,
    faulty: new Set(faults.flatMap((fault) => ('blocks' in fault ? fault.blocks : [fault.block]))),
    selected,
    onSelect: (id) => {
      setSelected(id)
      if (id && shown === 'canvas') focusOn('[data-slot=block]')
    },
    onChange: versions.change,
  }

  const show = (block: string) => {
    setPicked(topicWith(flow, known, [block]))
    setSelected(block)
    focusOn(shown === 'canvas' ? '[data-slot=block]' : `[data-block="${block}"]`)
  }

  return (
    <div ref={root} className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 gap-6 lg:order-last">
          <FlowTalk chat={chat} messages={messages} words={words} />
          <div role="group" aria-label={words.thresholds} className="grid gap-4">
            <ThresholdPair
              thresholds={flow.thresholds}
              labels={messages.lab}
              onChange={(thresholds) => versions.change({ ...flow, thresholds }, 'thresholds')}
            />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
            <Field id="flow-topic" label={words.topic}>
              {(control) => (
                <Select
                  {...control}
                  value={known}
                  options={[
                    ...Object.entries(flow.starts).map(([value, { label }]) => ({
                      value,
                      label: label[lang],
                    })),
                    ...(unlinked || known === UNLINKED ? [{ value: UNLINKED, label: words.unlinked }] : []),
                  ]}
                  onChange={({ target }) => {
                    setPicked(target.value)
                    setSelected(null)
                  }}
                />
              )}
            </Field>
            <Segmented
              label={words.view}
              name="flow-view"
              value={shown}
              options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
              onChange={({ target }) => setShown(VIEWS.find((other) => other === target.value) ?? shown)}
            />
          </div>
          {shown === 'outline' ? (
            <Outline view={view} roots={roots} />
          ) : (
            <>
              <Canvas view={view} roots={roots} />
              <p className="text-cap text-fg-3">{words.legend}</p>
              {selected !== null && flow.blocks[selected] ? (
                <Card
                  tone="outline"
                  pad="md"
                  data-slot="block"
                  tabIndex={-1}
                  aria-label={words.edit}
                  role="group"
                >
                  <h3 className="mb-4 text-small font-strong wrap-anywhere">{nameOf(all, selected)}</h3>
                  <BlockEditor view={view} id={selected} />
                </Card>
              ) : (
                <p className="text-small text-fg-2">{words.pick}</p>
              )}
            </>
          )}
        </div>
      </div>
      <Faults view={view} faults={faults} onShow={show} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            const $schema = `${window.location.origin}${SCHEMA_PATH}`
            downloadText(
              `${bot}-flow.json`,
              JSON.stringify({ $schema, ...flow }, null, 2),
              'application/json',
            )
          }}
        >
          {words.export}
        </Button>
        <Button variant="secondary" disabled={!versions.canUndo} onClick={versions.undo}>
          {words.undo}
        </Button>
        <Button
          variant="secondary"
          disabled={!versions.isChanged}
          onClick={() => {
            versions.reset()
            chat.restart()
          }}
        >
          {words.reset}
        </Button>
        <a
          href={SCHEMA_PATH}
          className="inline-flex min-h-11 items-center text-small font-strong text-accent-text"
        >
          {words.schema}
        </a>
      </div>
      <p className="max-w-[72ch] text-cap text-fg-3">{words.kept}</p>
    </div>
  )
}
