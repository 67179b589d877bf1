'use client'

import { IconHeadphones } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { releaseSound, unlockSound, type Sound } from '@/features/demo-call/handset/unlock-sound'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { readCallMessages } from '@/features/demo-call/call-messages'
import type { HandsetLaunchProps } from '@/features/demo-call/handset/use-handset'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const loadHandset = () => import('@/features/demo-call/handset/handset')
const Handset = lazy(lazyWithRetry(async () => (await loadHandset()).Handset))

type LaunchProps = HandsetLaunchProps & { messages: HandsetMessages['launch'] }

/** The button that rings a phone in the page: the same scenario, heard here; the rest is loaded when somebody comes near. */
export const HandsetLaunch = ({ messages: launch, ...props }: LaunchProps) => {
  const { emphasis, lang } = props
  const [sound, setSound] = useState<Sound>()
  const button = useRef<HTMLButtonElement>(null)
  const prefetch = () => void Promise.all([loadHandset(), readCallMessages(lang)]).catch(() => undefined)
  const approach = () => {
    if (!('saveData' in document.documentElement.dataset)) prefetch()
  }

  const open = () => {
    prefetch()
    setSound(unlockSound())
  }

  const close = () => {
    if (sound) releaseSound(sound)
    // Only once the dialog is gone: behind a modal one nothing can take the focus.
    flushSync(() => setSound(undefined))
    button.current?.focus()
  }

  return (
    <div data-slot="handset-launch" className="grid gap-2">
      <Button
        ref={button}
        variant={emphasis === 'strong' ? 'accent' : 'ghost'}
        size={emphasis === 'strong' ? 'lg' : 'md'}
        wide
        aria-haspopup="dialog"
        onPointerEnter={approach}
        onFocus={approach}
        onClick={open}
        icon={<Icon of={IconHeadphones} size={18} />}
      >
        {launch[emphasis]}
      </Button>
      {emphasis === 'strong' && <p className="text-small text-fg-3">{launch.hint}</p>}
      {sound && (
        <Suspense>
          <Handset {...props} sound={sound} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
