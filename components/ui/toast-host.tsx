'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast-store'

const ToastView = lazy(() => import('./toast-view').then((module) => ({ default: module.ToastView })))

export type ToastHostProps = { regionLabel: string; closeLabel: string }

/** Mounted once in the layout; loads the toast library when the first toast comes. */
export function ToastHost({ regionLabel, closeLabel }: ToastHostProps) {
  const [toast, setToast] = useState<Toast>()
  // A new object each time, so the same sentence shown twice appears twice.
  useEffect(() => onToast((next) => setToast({ ...next })), [])
  if (!toast) return null
  return (
    <Suspense>
      <ToastView toast={toast} regionLabel={regionLabel} closeLabel={closeLabel} />
    </Suspense>
  )
}
