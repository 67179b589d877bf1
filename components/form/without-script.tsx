import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'

type WithoutScriptProps = { title: string; text: string; children: ReactNode }

/** What stands in place of a form in a browser without script: that it cannot be sent, and the other ways. */
// By CSS, like the form that it replaces: the two must never be seen together, nor neither of them.
export const WithoutScript = ({ title, text, children }: WithoutScriptProps) => (
  <div data-slot="without-script" className="hidden noscript:block">
    <Alert tone="warning" title={title} className="mb-6">
      {text}
    </Alert>
    {children}
  </div>
)
