import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'

type WithoutScriptProps = { title: string; text: string; children: ReactNode }

/** What stands in place of a form in a browser without script: that it cannot be sent, and the other ways. */
export const WithoutScript = ({ title, text, children }: WithoutScriptProps) => (
  <noscript>
    <Alert tone="warning" title={title} action={children} className="mb-6">
      {text}
    </Alert>
  </noscript>
)
