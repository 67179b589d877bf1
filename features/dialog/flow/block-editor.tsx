import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { conditionOf, nameOf } from '@/features/dialog/flow/describe'
import { withEnd, withLimit, withLine, withText, withoutBlock } from '@/features/dialog/flow/edit-flow'
import type { FlowView } from '@/features/dialog/flow/view'
import { linesOf } from '@/lib/domain/dialog/flow-lines'

const LIMITS = ['1', '2', '3', '4', '5']
const MOST_CHARACTERS = 500
const NOWHERE = ''

type EditorProps = { view: FlowView; id: string }

const Sentence = ({ view: { all, onChange }, id, text }: EditorProps & { text: string }) => {
  const field = useId()
  const { flow, lang, words } = all
  const [draft, setDraft] = useState(text)
  const isEmpty = draft.trim() === ''
  return (
    <Field id={field} label={words.sentence} hint={words.sentenceHint} error={isEmpty && words.sentenceEmpty}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={MOST_CHARACTERS}
          // An empty one is not taken over; any other stands in the flow, where it may have been undone.
          value={isEmpty ? draft : text}
          onChange={({ target }) => {
            setDraft(target.value)
            if (target.value.trim() !== '') onChange(withText(flow, id, lang, target.value), `text ${id}`)
          }}
        />
      )}
    </Field>
  )
}

type BranchProps = EditorProps & { label: string; to: string; canEnd: boolean; onPick: (to: string) => void }

const Branch = ({ view: { all }, label, to, canEnd, onPick }: BranchProps) => {
  const field = useId()
  const { flow, words } = all
  const ids = Object.keys(flow.blocks)
  const known = ids.includes(to) || to === NOWHERE ? ids : [to, ...ids]
  return (
    <Field id={field} label={label}>
      {(control) => (
        <Select
          {...control}
          value={to}
          options={[
            ...(canEnd ? [{ value: NOWHERE, label: words.lines.end }] : []),
            ...known.map((value) => ({ value, label: nameOf(all, value) })),
          ]}
          onChange={({ target }) => onPick(target.value)}
        />
      )}
    </Field>
  )
}

/** Everything of a block that can be changed: its sentence, how often it asks, where its lines lead. */
export const BlockEditor = ({ view, id }: EditorProps) => {
  const limitField = useId()
  const { all, onChange, onSelect } = view
  const { flow, lang, words } = all
  const block = flow.blocks[id]
  if (!block) return null
  return (
    <div className="grid grid-cols-1 gap-4" data-editor={id}>
      {'text' in block && <Sentence key={id} view={view} id={id} text={block.text[lang]} />}
      {block.type === 'say' && (
        <Branch
          view={view}
          id={id}
          label={words.lines.next}
          to={block.next ?? NOWHERE}
          canEnd
          onPick={(to) => onChange(withEnd(flow, id, to === NOWHERE ? null : to))}
        />
      )}
      {block.type !== 'say' &&
        linesOf(block).map((line, i) => (
          <Branch
            // A block keeps its lines; only where they lead changes.
            key={i}
            view={view}
            id={id}
            label={conditionOf(all, line)}
            to={line.to}
            canEnd={false}
            onPick={(to) => onChange(withLine(flow, id, line, to))}
          />
        ))}
      {block.type === 'ask' && (
        <Field id={limitField} label={words.limit}>
          {(control) => (
            <Select
              {...control}
              value={String(block.limit)}
              options={LIMITS.map((value) => ({ value, label: value }))}
              onChange={({ target }) => onChange(withLimit(flow, id, Number(target.value)))}
            />
          )}
        </Field>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            onSelect(null)
            onChange(withoutBlock(flow, id))
          }}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
