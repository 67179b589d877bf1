import { cx } from 'class-variance-authority'
import { Segmented } from './segmented'
import { SpeedButton } from './speed-button'

export type AudioBarProps = {
  /** Unique on the page. */
  id: string
  labels: { line: string; studio: string; phone: string; speed: string; saveData: string }
  className?: string
}

/** What holds for all recordings below it: heard as recorded or as over the phone, and how fast; works inside the audio controller. */
export function AudioBar({ id, labels, className }: AudioBarProps) {
  return (
    <div data-slot="audio-bar" className={cx('audio-bar flex flex-wrap items-center gap-3', className)}>
      <div data-line="">
        <Segmented
          label={labels.line}
          name={`line-${id}`}
          defaultValue="studio"
          options={[
            { value: 'studio', label: labels.studio },
            { value: 'phone', label: labels.phone },
          ]}
        />
      </div>
      <SpeedButton label={labels.speed} className="min-h-10.5! rounded-md! text-small!" />
      <p className="save-data-note w-full text-cap text-fg-3">{labels.saveData}</p>
    </div>
  )
}
