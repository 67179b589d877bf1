import { useId, useState, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { fieldControl, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { DIALOG_MAX_CHARACTERS } from '@/lib/contract/enums'
import { charactersOf } from '@/lib/domain/plain-text'

type MessageLineProps = {
  label: string
  placeholder: string
  send: string
  /** What to say of a text with too many characters; nothing pasted is cut off. */
  tooLong: string
  /** While this is so, what is typed stays in the line. */
  isBusy?: boolean
  field?: Ref<HTMLInputElement>
  className: string
  /** Given what was typed, never nothing and never too much. */
  onSend: (text: string) => void
}

/** The line of a conversation: a field, and the button that sends what stands in it. */
export const MessageLine = (props: MessageLineProps) => {
  const { label, placeholder, send, tooLong, isBusy, field, className, onSend } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isTooLong = charactersOf(text) > DIALOG_MAX_CHARACTERS
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // A button that were disabled meanwhile would lose the focus of whoever presses it by key.
        if (isBusy || isTooLong || text === '') return
        onSend(text)
        setTyped('')
      }}
    >
      <div className="flex gap-2">
        <Input
          {...fieldControl(id, { error: isTooLong })}
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{send}</Button>
      </div>
      <FieldError id={`${id}-error`} role="alert" className="mt-2">
        {isTooLong && tooLong}
      </FieldError>
    </form>
  )
}
