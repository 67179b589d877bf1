import { IconArrowRight, IconPhone } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { PartFrame, Specimen } from './part'
import type { PartProps } from './messages'

// A hover cannot be shown at rest, so these repeat what each look does under the pointer.
const hover = {
  primary: 'bg-primary-hover!',
  secondary: 'bg-hover!',
  ghost: 'bg-hover!',
  accent: 'bg-[color-mix(in_oklab,var(--accent-fill),black_7%)]!',
  danger: 'bg-[color-mix(in_oklab,var(--danger-solid),black_14%)]!',
} as const
const looks = ['primary', 'secondary', 'ghost', 'accent', 'danger'] as const
const focus = 'outline-2 outline-offset-2 outline-ring'

const arrow = (
  <span data-arrow>
    <Icon of={IconArrowRight} />
  </span>
)

export function ButtonsPart({ messages }: PartProps) {
  const { title, support, variants, states, ...names } = messages.buttons
  return (
    <PartFrame id="buttons" title={title} support={support} messages={messages} stacked>
      {() => (
        <>
          {looks.map((variant) => {
            const label = variants[variant]
            return (
              <Specimen key={variant} name={variant}>
                <ul className="grid grid-cols-2 items-end gap-4 text-cap text-fg-3 md:grid-cols-5 [&>li]:grid [&>li]:justify-items-start [&>li]:gap-1.5">
                  <li>
                    {states.rest}
                    <Button variant={variant}>{label}</Button>
                  </li>
                  <li>
                    {states.hover}
                    <Button variant={variant} className={hover[variant]}>
                      {label}
                    </Button>
                  </li>
                  <li>
                    {states.focus}
                    <Button variant={variant} className={focus}>
                      {label}
                    </Button>
                  </li>
                  <li>
                    {states.loading}
                    <Button variant={variant} loading loadingLabel={names.progress}>
                      {label}
                    </Button>
                  </li>
                  <li>
                    {states.disabled}
                    <Button variant={variant} disabled>
                      {label}
                    </Button>
                  </li>
                </ul>
              </Specimen>
            )
          })}
          <Specimen name={names.sizes}>
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm">{names.small}</Button>
              <Button icon={<Icon of={IconPhone} />}>{names.medium}</Button>
              <LinkButton href="#buttons" size="lg" iconEnd={arrow}>
                {names.large}
              </LinkButton>
            </div>
          </Specimen>
          <Specimen name={names.links}>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
              <TextLink href="#buttons">{names.standalone}</TextLink>
              <p className="text-fg-2">
                {names.inlineBefore}{' '}
                <TextLink href="#buttons" look="inline">
                  {names.inline}
                </TextLink>{' '}
                {names.inlineAfter}
              </p>
              <TextLink href="#buttons" look="quiet" className="text-small">
                {names.quiet}
              </TextLink>
            </div>
          </Specimen>
        </>
      )}
    </PartFrame>
  )
}
