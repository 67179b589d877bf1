import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

type RetryAlertProps = { text: string; retry: string; onRetry: () => void }

/** Why something could not be shown, with a button to try again. */
export const RetryAlert = ({ text, retry, onRetry }: RetryAlertProps) => (
  <Alert
    tone="danger"
    role="alert"
    action={
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {text}
  </Alert>
)
