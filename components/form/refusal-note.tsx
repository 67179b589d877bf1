import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'

type RefusalNoteProps = { title: string; text: string; notes: readonly string[]; action?: ReactNode }

/** Why a form was not taken and what to do now, announced at once. */
export const RefusalNote = ({ title, text, notes, action }: RefusalNoteProps) => (
  <Alert tone="danger" role="alert" title={title} action={action}>
    <p>{text}</p>
    {notes.map((note) => (
      <p key={note} className="mt-1">
        {note}
      </p>
    ))}
  </Alert>
)
