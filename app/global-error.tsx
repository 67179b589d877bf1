'use client'

import en from '@/locales/en/error.json'
import vi from '@/locales/vi/error.json'

type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The last resort, when the shell itself fails: bare, because every page carries this code and nothing else may work. */
export default function GlobalError({ retry }: ErrorProps) {
  const isEnglish = window.location.pathname.startsWith('/en')
  const messages = isEnglish ? en : vi
  return (
    <html lang={isEnglish ? 'en' : 'vi'}>
      <body
        style={{
          font: '1.125rem/1.6 system-ui, sans-serif',
          margin: '15vh auto',
          maxWidth: '36rem',
          padding: '0 1.25rem',
        }}
      >
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <button type="button" onClick={retry}>
          {messages.retry}
        </button>
      </body>
    </html>
  )
}
