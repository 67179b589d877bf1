import { useState } from 'react'
import { Alert } from './alert'
import { Button } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  id: string
  title: string
  messages: { text: string; keep: string; confirm: string; confirming: string; close: string }
  open: boolean
  onClose: () => void
  /** Does it; gives what to say when it could not be done, null when it is. */
  onConfirm: () => Promise<string | null>
}

/** Asks once more before something is done that has no way back, and says in place why it could not be done. */
export const ConfirmDialog = ({ id, title, messages, open, onClose, onConfirm }: ConfirmDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const press = () => {
    setBusy(true)
    setProblem(null)
    void onConfirm()
      .then(setProblem)
      .finally(() => setBusy(false))
  }
  const close = () => {
    setProblem(null)
    onClose()
  }
  return (
    <Dialog
      id={id}
      title={title}
      closeLabel={messages.close}
      open={open}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.keep}
          </Button>
          <Button variant="danger" loading={isBusy} loadingLabel={messages.confirming} onClick={press}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
