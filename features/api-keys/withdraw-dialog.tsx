import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OwnKey } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'
import type { KeyProblem } from '@/features/api-keys/problems'
import { fillIn } from '@/lib/i18n/format'

type WithdrawDialogProps = {
  /** The key that may be withdrawn; the dialog is open while there is one. */
  asked: OwnKey | undefined
  messages: KeyMessages
  onClose: () => void
  onDone: (id: string) => void
}

/** Asks once more before a key is withdrawn: there is no way back. */
export const WithdrawDialog = ({ asked, messages, onClose, onDone }: WithdrawDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<KeyProblem>()
  const { confirm, problems } = messages

  const withdraw = async (id: string) => {
    const api = await import('@/features/api-keys/keys-api')
    try {
      await api.withdrawKey(id)
      onDone(id)
    } catch (error) {
      setProblem(api.refusalOf(error).problem ?? 'unavailable')
    }
  }
  const press = () => {
    if (!asked) return
    setBusy(true)
    setProblem(undefined)
    void withdraw(asked.id)
      .catch(() => setProblem('network'))
      .finally(() => setBusy(false))
  }
  const close = () => {
    setProblem(undefined)
    onClose()
  }

  return (
    <Dialog
      id="withdraw-key"
      title={fillIn(confirm.title, { name: asked?.name ?? '' })}
      closeLabel={confirm.close}
      open={asked !== undefined}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {confirm.keep}
          </Button>
          <Button variant="danger" loading={isBusy} loadingLabel={confirm.withdrawing} onClick={press}>
            {confirm.withdraw}
          </Button>
        </>
      }
    >
      <p>{confirm.text}</p>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problems[problem]}
        </Alert>
      )}
    </Dialog>
  )
}
