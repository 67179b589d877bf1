'use client'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'

type Kind = 'success' | 'danger'
export type ToastButtonsProps = { labels: Record<Kind, string>; texts: Record<Kind, string> }

export function ToastButtons({ labels, texts }: ToastButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {(['success', 'danger'] as const).map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => showToast({ kind, text: texts[kind] })}>
          {labels[kind]}
        </Button>
      ))}
    </div>
  )
}
