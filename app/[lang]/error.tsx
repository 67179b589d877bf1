'use client'

import { usePathname } from 'next/navigation'
import { ErrorView } from '@/components/layout/error-view'
import { href } from '@/lib/i18n/href'
// A page that failed cannot ask the server for messages, so these few travel with it in both languages.
import en from '@/locales/en/error.json'
import vi from '@/locales/vi/error.json'

type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

export default function PageError({ retry }: ErrorProps) {
  const lang = usePathname().startsWith('/en') ? 'en' : 'vi'
  return <ErrorView messages={lang === 'en' ? en : vi} home={href('/', lang)} onRetry={retry} />
}
