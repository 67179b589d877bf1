import { z } from 'zod'
import { type Edge, FlowEdges, FlowNode } from './parts/flow'
import { Pill } from './parts/window-parts'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

const stepContent = z.strictObject({ title: text, detail: text })

export const flowBuilderContent = z.strictObject({
  label: text,
  title: text,
  version: text,
  steps: z.array(stepContent).length(6),
  panel: z.strictObject({ title: text, threshold: text, value: text, samplesTitle: text, samples: texts(4) }),
})

const nodes = [
  { x: 4, y: 20, width: 40 },
  { x: 52, y: 40, width: 44, look: 'selected' },
  { x: 4, y: 124, width: 48 },
  { x: 60, y: 124, width: 36, look: 'muted' },
  { x: 4, y: 260, width: 50 },
  { x: 58, y: 260, width: 38, look: 'muted' },
] as const

const edges: Edge[] = [
  { from: [44, 48], to: [52, 68], way: 'right' },
  { from: [70, 96], to: [28, 124], way: 'down' },
  { from: [80, 96], to: [80, 124], way: 'down', muted: true },
  { from: [28, 180], to: [28, 260], way: 'down' },
  { from: [78, 180], to: [78, 260], way: 'down', muted: true },
]

export type FlowBuilderProps = { content: z.infer<typeof flowBuilderContent> }

export function FlowBuilder({ content }: FlowBuilderProps) {
  return (
    <Window
      label={content.label}
      product="smartdialog"
      title={content.title}
      state={<Pill>{content.version}</Pill>}
    >
      <div className="flex flex-1">
        <div className="relative min-h-84 flex-1 overflow-clip bg-[radial-gradient(var(--rule-strong)_1px,transparent_1.2px)] bg-size-[18px_18px]">
          {zip(nodes, content.steps).map(([node, step]) => (
            <FlowNode key={step.title} {...node} {...step} />
          ))}
          <FlowEdges edges={edges} height={340} />
        </div>
        <Inspector panel={content.panel} />
      </div>
    </Window>
  )
}

function Inspector({ panel }: { panel: FlowBuilderProps['content']['panel'] }) {
  return (
    <div className="hidden w-52 shrink-0 border-l border-rule p-4 @min-[640px]:block">
      <p className="font-strong">{panel.title}</p>
      <p className="mt-4 flex justify-between text-cap text-fg-3">
        {panel.threshold} <span className="text-fg num">{panel.value}</span>
      </p>
      <span className="mt-2 block h-1 rounded-full bg-sunken">
        <i className="block h-full w-3/5 rounded-full bg-accent" />
      </span>
      <p className="mt-5 text-cap text-fg-3">{panel.samplesTitle}</p>
      {panel.samples.map((sample) => (
        <p key={sample} className="border-b border-rule py-2 last:border-0">
          {sample}
        </p>
      ))}
    </div>
  )
}
