'use client'

import type { ReactNode } from 'react'
import type { CallView } from '@/features/demo-call/call/call-machine'
import type { ReplayLabels } from '@/features/demo-call/result/replay'
import { ResultScreen } from '@/features/demo-call/result/result-screen'
import { Calling, Creating } from '@/features/demo-call/call/screens'
import type { CallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'

type CallScreensProps = {
  messages: CallMessages
  labels: ReplayLabels
  view: CallView
  lang: Locale
  links: { help: string; samples: string }
  onHangUp: () => void
  onAgain: () => void
  /** The same call in the page, for when the real one was not heard. */
  handset: ReactNode
}

/** The screen of the state a call is in; loaded with the first call, not with the page. */
export const CallScreens = ({
  messages,
  labels,
  view,
  lang,
  links,
  onHangUp,
  onAgain,
  handset,
}: CallScreensProps) => {
  switch (view.state) {
    case 'INIT':
      return null
    case 'CREATING':
      return <Creating messages={messages} view={view} />
    case 'CALLING':
      return <Calling messages={messages} lang={lang} view={view} onHangUp={onHangUp} />
    case 'DONE':
      return (
        <ResultScreen
          messages={messages}
          labels={labels}
          view={view}
          lang={lang}
          links={links}
          onAgain={onAgain}
          handset={handset}
        />
      )
  }
}
