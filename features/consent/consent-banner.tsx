import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { writeChoice } from './choice'
import styles from './consent-banner.module.css'

export type BannerWords = { label: string; text: string; accept: string; refuse: string; more: string }

/** The question about measuring: two answers that weigh the same, beside the page and never in its way. */
export const ConsentBanner = ({ words, policyHref }: { words: BannerWords; policyHref: string }) => (
  <section aria-label={words.label} data-slot="consent-banner" className={styles.banner}>
    <p className="text-small text-fg-2">
      {words.text}{' '}
      <Link href={policyHref} prefetch={false} className="underline underline-offset-[0.22em] hover:text-fg">
        {words.more}
      </Link>
    </p>
    <div className="mt-4 grid grid-cols-2 gap-3">
      <Button variant="secondary" wide onClick={() => writeChoice('denied')}>
        {words.refuse}
      </Button>
      <Button variant="secondary" wide onClick={() => writeChoice('granted')}>
        {words.accept}
      </Button>
    </div>
  </section>
)
