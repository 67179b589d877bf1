import { IconArrowLeft } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'

/** The way up: to the list of jobs, or from the application to its job. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="-ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 text-small text-fg-3 hover:text-fg pointer-coarse:min-h-11"
  >
    <Icon of={IconArrowLeft} size={16} />
    {children}
  </a>
)
