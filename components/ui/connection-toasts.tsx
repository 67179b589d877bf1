'use client'
import { useEffect } from 'react'
import { showToast } from './toast-store'

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
