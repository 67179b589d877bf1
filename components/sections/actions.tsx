import { IconArrowRight } from '@tabler/icons-react'
import { LinkButton } from '@/components/ui/link-button'

type Action = { label: string; href: string }

export type ActionsProps = { primary?: Action | undefined; secondary?: Action | undefined; accent?: boolean }

const arrow = (
  <span data-arrow>
    <IconArrowRight size={18} stroke={1.6} aria-hidden />
  </span>
)

/** The call-to-action pair of a section: one main button, at most one beside it; full width on phones. */
export const Actions = ({ primary, secondary, accent }: ActionsProps) => (
  <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
    {primary && (
      <LinkButton
        href={primary.href}
        prefetch={false}
        size="lg"
        variant={accent ? 'accent' : 'primary'}
        iconEnd={arrow}
      >
        {primary.label}
      </LinkButton>
    )}
    {secondary && (
      <LinkButton href={secondary.href} prefetch={false} size="lg" variant="secondary">
        {secondary.label}
      </LinkButton>
    )}
  </div>
)
