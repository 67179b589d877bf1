'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import { nextPaint } from '@/lib/next-paint'
import { onToast, showToast, type Toast } from './toast-store'

const loadView = () => import('./toast-view')
const ToastView = lazy(lazyWithRetry(async () => (await loadView()).ToastView))

export type ToastHostProps = { regionLabel: string; closeLabel: string }

/** Mounted once in the layout; loads the toast library when the first toast comes, or somebody begins to type. */
export function ToastHost({ regionLabel, closeLabel }: ToastHostProps) {
  const [toast, setToast] = useState<Toast>()
  // A new object each time, so the same sentence shown twice appears twice.
  useEffect(() => onToast((next) => setToast({ ...next })), [])
  useEffect(() => {
    // A lost network is told to whoever may lose something by it, and by then nothing more can be loaded.
    const prepare = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) {
        nextPaint()
          .then(loadView)
          .catch(() => undefined)
      }
    }
    document.addEventListener('focusin', prepare)
    return () => document.removeEventListener('focusin', prepare)
  }, [])
  if (!toast) return null
  return (
    <Suspense>
      <ToastView toast={toast} regionLabel={regionLabel} closeLabel={closeLabel} />
    </Suspense>
  )
}

/** Says when the network is lost, and when it is back. */
export function ConnectionToasts({ lost, back }: { lost: string; back: string }) {
  useEffect(() => {
    const onLost = () => showToast({ kind: 'warning', text: lost })
    const onBack = () => showToast({ kind: 'success', text: back })
    window.addEventListener('offline', onLost)
    window.addEventListener('online', onBack)
    return () => {
      window.removeEventListener('offline', onLost)
      window.removeEventListener('online', onBack)
    }
  }, [lost, back])
  return null
}
