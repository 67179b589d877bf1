import {
  IconArrowRight,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconCopy,
  IconDownload,
  IconMail,
  IconMessage,
  IconMicrophone,
  IconPhone,
  IconPlayerPlay,
  IconSearch,
  IconShieldCheck,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { SocialIcon } from '@/components/ui/social-icon'
import { PartFrame } from './part'
import type { PartProps } from './messages'

const icons = [
  IconPhone,
  IconMicrophone,
  IconMessage,
  IconPlayerPlay,
  IconArrowRight,
  IconChevronDown,
  IconCheck,
  IconX,
  IconCopy,
  IconSearch,
  IconCalendar,
  IconClock,
  IconMail,
  IconUpload,
  IconDownload,
  IconShieldCheck,
]
const networks = ['facebook', 'instagram', 'youtube', 'tiktok', 'zalo', 'messenger'] as const

export function IconsPart({ messages }: PartProps) {
  return (
    <PartFrame id="icons" title={messages.icons.title} support={messages.icons.support} messages={messages}>
      {() => (
        <>
          <div className="flex flex-wrap gap-5">
            {icons.map((shape, i) => (
              <Icon key={i} of={shape} />
            ))}
          </div>
          <div className="flex flex-wrap gap-5 text-fg-2">
            {networks.map((network) => (
              <SocialIcon key={network} network={network} />
            ))}
          </div>
        </>
      )}
    </PartFrame>
  )
}
