'use client'

import { IconUpload } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { FieldError, fieldControl } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/config'
import { CvRow } from './cv-row'
import type { CvMessages } from './messages'
import { useFileDrop } from './use-file-drop'
import type { useUpload } from './use-upload'

const ID = 'apply-cv'
const ACCEPT = '.pdf,.doc,.docx'

type CvFieldProps = {
  messages: CvMessages
  lang: Locale
  /** The form's own error, shown while the upload has none of its own. */
  error: string | undefined
  cv: ReturnType<typeof useUpload>
  /** Moves the focus here. */
  ref: Ref<{ focus: () => void }>
  /** Called when a chosen file may be uploaded. */
  onAccepted: () => void
}

const FOCUS =
  'relative has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring'
const ZONE =
  'grid min-h-30 place-content-center justify-items-center gap-1 rounded-md border border-dashed px-4 py-5 text-center hover:bg-hover'

/** A finger drags no files. */
const Choose = ({ messages }: { messages: CvMessages }) => (
  <>
    <span className="pointer-coarse:hidden">{messages.drop}</span>
    <span className="hidden pointer-coarse:inline">{messages.choose}</span>
  </>
)

/** Where a file may be let go while another stands there already. */
const DROP = 'rounded-md outline-2 outline-offset-8 outline-ring outline-dashed'

/** The CV by drag and drop or by choice: what may be sent, how far it is, what went wrong, and what to do then. */
export const CvField = ({ messages, lang, error, cv, ref, onAccepted }: CvFieldProps) => {
  const { upload } = cv
  const hasError = upload.state === 'refused' || upload.state === 'failed'
  const message = hasError
    ? messages.problems[upload.error]
    : upload.state === 'uploading'
      ? undefined
      : error
  const inputRef = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [file, surplus] = files ?? []
    // To take the first of two would be a guess.
    if (surplus) return cv.refuse('TOO_MANY', { name: surplus.name, size: surplus.size })
    if (file) void cv.choose(file, onAccepted)
  }
  const { isOver, dropTarget } = useFileDrop(take)
  const focus = () => inputRef.current?.focus()
  useImperativeHandle(ref, () => ({ focus: () => inputRef.current?.focus() }), [inputRef])

  const isEmpty = upload.state === 'none'
  const look = isEmpty ? ZONE : cx(buttonVariants({ variant: 'secondary', size: 'sm' }), 'w-fit')
  const edge = isEmpty && (message ? 'border-danger-solid' : 'border-field')
  return (
    <div
      data-slot="cv"
      data-upload={upload.state}
      {...dropTarget}
      role="group"
      className={cx('grid gap-2.5', isOver && !isEmpty && DROP)}
      aria-labelledby={`${ID}-label`}
    >
      <span id={`${ID}-label`} className="text-small font-strong">
        {messages.label}
      </span>
      {upload.state !== 'none' && (
        <CvRow
          messages={messages}
          lang={lang}
          cv={cv}
          upload={upload}
          moveFocus={focus}
          onAccepted={onAccepted}
        />
      )}
      {/* One input for good: it keeps the focus when the zone becomes “choose another file”. */}
      <label className={cx(FOCUS, look, edge, isOver && 'bg-hover')}>
        <input
          ref={inputRef}
          type="file"
          accept={ACCEPT}
          onChange={({ target }) => take(target.files)}
          {...fieldControl(ID, { hint: true, error: message })}
          aria-labelledby={`${ID}-label ${ID}-do`}
          className="under-label"
        />
        {isEmpty && <Icon of={IconUpload} className="text-fg-3" />}
        <span id={`${ID}-do`} className="text-small font-strong text-balance">
          {isOver ? messages.dropNow : isEmpty ? <Choose messages={messages} /> : messages.replace}
        </span>
        <span id={`${ID}-hint`} className={isEmpty ? 'text-cap text-fg-3' : 'sr-only'}>
          {messages.types}
        </span>
      </label>
      <div role="status">
        <FieldError id={`${ID}-error`}>{message}</FieldError>
      </div>
    </div>
  )
}
