import { Button } from '@/components/ui/button'
import { writeConsent } from './consent-state'

type ConsentAnswersProps = { messages: { accept: string; refuse: string }; className: string }

/** The two answers to the cookie question, which weigh the same wherever it is put. */
export const ConsentAnswers = ({ messages, className }: ConsentAnswersProps) => (
  <div className={`grid grid-cols-2 gap-3 ${className}`}>
    <Button variant="secondary" wide onClick={() => writeConsent('denied')}>
      {messages.refuse}
    </Button>
    <Button variant="secondary" wide onClick={() => writeConsent('granted')}>
      {messages.accept}
    </Button>
  </div>
)
