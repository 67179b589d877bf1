import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError, fieldControl } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'

type ConsentCheckProps = {
  id: string
  label: string
  link: { text: string; href: string }
  error: string | undefined
  input: ComponentProps<'input'>
}

/** The unticked box of a form, with the way to what it means below it. */
export const ConsentCheck = ({ id, label, link, error, input }: ConsentCheckProps) => (
  <div data-slot="consent" className="grid gap-1.5">
    <Checkbox {...fieldControl(id, { error })} {...input} required label={label} className="text-pretty" />
    <FieldError id={`${id}-error`} className="ml-8">
      {error}
    </FieldError>
    <TextLink
      look="inline"
      href={link.href}
      prefetch={false}
      className="ml-8 inline-flex w-fit items-center text-cap text-balance text-fg-3 hover:text-fg pointer-coarse:min-h-11"
    >
      {link.text}
    </TextLink>
  </div>
)
