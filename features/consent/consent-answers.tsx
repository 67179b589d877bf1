import { Button } from '@/components/ui/button'
import { writeChoice } from './choice'

type ConsentAnswersProps = { words: { accept: string; refuse: string }; className: string }

/** The two answers to the cookie question, which weigh the same wherever it is put. */
export const ConsentAnswers = ({ words, className }: ConsentAnswersProps) => (
  <div className={`grid grid-cols-2 gap-3 ${className}`}>
    <Button variant="secondary" wide onClick={() => writeChoice('denied')}>
      {words.refuse}
    </Button>
    <Button variant="secondary" wide onClick={() => writeChoice('granted')}>
      {words.accept}
    </Button>
  </div>
)
