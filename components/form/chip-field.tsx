import { ChipRadios, type ChipRadiosProps } from '@/components/ui/chips'
import { FieldError } from '@/components/ui/field'

type ChipFieldProps = Omit<ChipRadiosProps, 'options'> & {
  errorId: string
  error: string | undefined
  /** The label of each value, in their order. */
  labels: Readonly<Record<string, string>>
}

/** One of a few values, which has to be chosen. */
export const ChipField = ({ errorId, error, labels, ...radio }: ChipFieldProps) => (
  <div className="grid gap-1.5">
    <ChipRadios
      {...radio}
      required
      {...(error && { 'aria-describedby': errorId })}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
    />
    <FieldError id={errorId}>{error}</FieldError>
  </div>
)
