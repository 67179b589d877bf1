import { IconAlertCircle, IconCircleCheck, IconFileText } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { fillIn } from '@/lib/template'
import type { CvWords } from './form-words'
import type { Upload, useUpload } from './use-upload'

const KB = 1024
const MB = KB * KB

const sizeOf = (bytes: number, words: CvWords) =>
  bytes < MB
    ? fillIn(words.small, { size: Math.ceil(bytes / KB) })
    : fillIn(words.size, { size: (bytes / MB).toFixed(1) })

type CvRowProps = {
  words: CvWords
  cv: ReturnType<typeof useUpload>
  upload: Exclude<Upload, { state: 'none' }>
  /** Called when the pressed button goes away, so that the focus finds a place. */
  onGone: () => void
}

const State = ({ upload, words }: Pick<CvRowProps, 'upload' | 'words'>) => {
  if (upload.state === 'uploading') return null
  const isDone = upload.state === 'done'
  return (
    <span className={`flex items-center gap-1.5 text-small ${isDone ? 'text-success' : 'text-danger'}`}>
      <Icon of={isDone ? IconCircleCheck : IconAlertCircle} size={16} />
      {isDone ? words.done : words.failed}
    </span>
  )
}

/** The chosen file: its name and size, how far its upload is, and what can be done with it. */
export const CvRow = ({ words, cv, upload, onGone }: CvRowProps) => {
  const act = (action: () => unknown) => () => {
    action()
    onGone()
  }
  return (
    <div className="grid gap-3 rounded-md border border-rule-strong px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
        <Icon of={IconFileText} className="shrink-0 text-fg-3" />
        <span className="min-w-0 flex-1 text-ui font-medium break-all">{upload.name}</span>
        <span className="text-small text-fg-3 num">{sizeOf(upload.size, words)}</span>
        <State upload={upload} words={words} />
      </div>
      {upload.state === 'uploading' && (
        <Progress
          label={fillIn(words.uploading, { name: upload.name })}
          labelHidden
          value={Math.round(upload.share * 100)}
        />
      )}
      <div className="-ml-3.5 flex flex-wrap gap-2">
        {upload.state === 'failed' && (
          <Button size="sm" variant="secondary" onClick={act(cv.retry)}>
            {words.retry}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={act(cv.remove)}>
          {upload.state === 'uploading' ? words.cancel : words.remove}
        </Button>
      </div>
    </div>
  )
}
