import { SpriteIcon } from '@/components/ui/sprite-icon'
import { LinkButton } from '@/components/ui/link-button'
import type { SectionContext } from './section'

type Action = { label: string; href: string }

type ActionsProps = { primary?: Action | undefined; secondary?: Action | undefined; accent?: boolean }

const arrow = (
  <span data-arrow>
    <SpriteIcon name="arrow" size={18} />
  </span>
)

/** The call-to-action pair of a section: one main button, at most one beside it; full width on phones. */
export const Actions = ({ primary, secondary, accent }: ActionsProps) => (
  <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
    {primary && (
      <LinkButton href={primary.href} size="lg" variant={accent ? 'accent' : 'primary'} iconEnd={arrow}>
        {primary.label}
      </LinkButton>
    )}
    {secondary && (
      <LinkButton href={secondary.href} size="lg" variant="secondary">
        {secondary.label}
      </LinkButton>
    )}
  </div>
)

/** Paths of a section's one or two buttons; anchors (#…) stay on the page. */
export type ActionPaths = { primary?: string; secondary?: string }

type Labels = { primary?: string | undefined; secondary?: string | undefined }

const action = (label: string | undefined, path: string | undefined, context: SectionContext) => {
  if (!label || !path) return undefined
  return { label, href: path.startsWith('#') ? path : context.link(path).href }
}

/** Joins the buttons' labels with their paths; a button without either is left out. */
export const actionLinks = (labels: Labels, paths: ActionPaths, context: SectionContext) => ({
  primary: action(labels.primary, paths.primary, context),
  secondary: action(labels.secondary, paths.secondary, context),
})
