import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { OwnKey } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'
import { attempt } from '@/lib/attempt'
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
  const { confirm, problems } = messages

  const withdraw = async () => {
    if (!asked) return null
    const answer = await attempt(
      async () => import('@/features/api-keys/keys-api'),
      async (api) => api.withdrawKey(asked.id),
    )
    if ('problem' in answer) return problems[answer.problem]
    onDone(asked.id)
    return null
  }

  return (
    <ConfirmDialog
      id="withdraw-key"
      title={fillIn(confirm.title, { name: asked?.name ?? '' })}
      messages={confirm}
      open={asked !== undefined}
      onClose={onClose}
      onConfirm={withdraw}
    />
  )
}
