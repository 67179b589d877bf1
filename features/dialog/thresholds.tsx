import { useId } from 'react'
import type { Thresholds } from '@/lib/domain/dialog/decide'

const STEP = 0.05

type ThresholdProps = { label: string; value: number; onChange: (value: number) => void }

const Threshold = ({ label, value, onChange }: ThresholdProps) => {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-4 text-small font-strong">
        {label} <span className="num">{Math.round(value * 100)}%</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-full accent-accent pointer-coarse:min-h-11"
      />
    </div>
  )
}

type PairProps = {
  thresholds: Thresholds
  onChange: (thresholds: Thresholds) => void
  labels: { reply: string; suggest: string }
}

/** Both thresholds of a bot; neither passes the other. */
export const ThresholdPair = ({ thresholds: { reply, suggest }, onChange, labels }: PairProps) => (
  <>
    <Threshold
      label={labels.reply}
      value={reply}
      onChange={(value) => onChange({ reply: value, suggest: Math.min(suggest, value) })}
    />
    <Threshold
      label={labels.suggest}
      value={suggest}
      onChange={(value) => onChange({ suggest: value, reply: Math.max(reply, value) })}
    />
  </>
)
