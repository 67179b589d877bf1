import { IconAlertCircle } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'

type ErrorSummaryProps<Name extends string> = {
  title: string
  entries: readonly { name: Name; label: string; message: string }[]
  onPick: (name: Name) => void
}

/** Fewer wrong fields than this are seen at one glance. */
const WORTH_A_LIST = 3

/** The wrong fields of a form as a list that leads to each of them; nothing while there are fewer than three. */
export const ErrorSummary = <Name extends string>({ title, entries, onPick }: ErrorSummaryProps<Name>) => {
  if (entries.length < WORTH_A_LIST) return null
  return (
    <div
      role="group"
      aria-label={title}
      data-slot="error-summary"
      className="rounded-md bg-danger-tint px-4 py-3.5 text-small text-danger"
    >
      <p className="flex items-center gap-2 font-strong">
        <Icon of={IconAlertCircle} size={20} />
        {title}
      </p>
      <ul className="mt-1.5 grid gap-0.5 pl-6.5">
        {entries.map(({ name, label, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="text-left underline underline-offset-[0.22em] pointer-coarse:min-h-11"
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
