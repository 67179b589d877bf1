import { IconAlertCircle, IconCircleCheck, IconFileText } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { showToast } from '@/components/ui/toast-store'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import type { CvMessages } from './messages'
import type { Upload, useUpload } from './use-upload'

const KB = 1024
const MB = KB * KB

/** Rounded up, so that a file just over the limit does not seem to fit. */
const sizeOf = (bytes: number, messages: CvMessages, lang: Locale) =>
  bytes < MB
    ? fillIn(messages.small, { size: Math.ceil(bytes / KB) })
    : fillIn(messages.size, { size: (Math.ceil((bytes / MB) * 10) / 10).toLocaleString(lang) })

type CvRowProps = {
  messages: CvMessages
  lang: Locale
  cv: ReturnType<typeof useUpload>
  upload: Exclude<Upload, { state: 'none' }>
  /** Moves the focus when the pressed button goes away. */
  moveFocus: () => void
  onAccepted: () => void
}

const State = ({ upload, messages }: Pick<CvRowProps, 'upload' | 'messages'>) => {
  if (upload.state === 'uploading') return null
  const isDone = upload.state === 'done'
  return (
    <span className={`flex items-center gap-1.5 text-small ${isDone ? 'text-success' : 'text-danger'}`}>
      <Icon of={isDone ? IconCircleCheck : IconAlertCircle} size={16} />
      {isDone ? messages.done : messages.failed}
    </span>
  )
}

/** The chosen file: its name and size, how far its upload is, and what can be done with it. */
export const CvRow = ({ messages, lang, cv, upload, moveFocus, onAccepted }: CvRowProps) => {
  const retry = () => {
    void cv.retry(onAccepted)
    moveFocus()
  }
  const remove = () => {
    const undo = cv.remove()
    moveFocus()
    if (!undo) return
    const restore = () => {
      undo()
      onAccepted()
      moveFocus()
    }
    showToast({
      kind: 'info',
      text: fillIn(messages.removed, { name: upload.name }),
      action: { label: messages.undo, run: restore },
    })
  }
  return (
    <div className="grid gap-3 rounded-md border border-rule-strong px-4 py-3">
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        role="status"
      >
        <Icon of={IconFileText} className="text-fg-3" />
        <span className="text-ui font-medium [overflow-wrap:anywhere]">{upload.name}</span>
        <span className="flex flex-wrap gap-x-4 max-sm:col-start-2">
          <span className="text-small text-fg-3 num">{sizeOf(upload.size, messages, lang)}</span>
          <State upload={upload} messages={messages} />
        </span>
      </div>
      {upload.state === 'uploading' && (
        <Progress
          label={fillIn(messages.uploading, { name: upload.name })}
          labelHidden
          value={Math.round(upload.ratio * 100)}
        />
      )}
      <div className={`flex flex-wrap gap-2 ${upload.state === 'failed' ? '' : '-ml-3.5'}`}>
        {upload.state === 'failed' && (
          <Button size="sm" variant="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={remove}>
          {upload.state === 'uploading' ? messages.cancel : messages.remove}
        </Button>
      </div>
    </div>
  )
}
