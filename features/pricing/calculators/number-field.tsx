'use client'

import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type NumberFieldProps = {
  id: string
  label: string
  hint: string
  value: string
  decimals?: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** A box for a number in which both languages' separators are understood. */
export const NumberField = ({
  id,
  label,
  hint,
  value,
  decimals = false,
  error,
  onChange,
}: NumberFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="num"
      />
    )}
  </Field>
)
