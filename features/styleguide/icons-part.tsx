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
import type { PartProps } from './words'

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

export function IconsPart({ words }: PartProps) {
  return (
    <PartFrame id="icons" title={words.icons.title} support={words.icons.support} words={words}>
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
