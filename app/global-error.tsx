'use client'

import '@/styles/globals.css'
import { ErrorView } from '@/components/layout/error-view'
import en from '@/locales/en/error.json'
import vi from '@/locales/vi/error.json'

type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The last resort, when the shell itself fails: no header, no fonts of ours, the same words. */
export default function GlobalError({ retry }: ErrorProps) {
  const isEnglish = typeof window !== 'undefined' && window.location.pathname.startsWith('/en')
  return (
    <html lang={isEnglish ? 'en' : 'vi'} data-theme="light">
      <body>
        <ErrorView words={isEnglish ? en : vi} home={isEnglish ? '/en' : '/'} onRetry={retry} />
      </body>
    </html>
  )
}
