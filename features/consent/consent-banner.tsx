import Link from 'next/link'
import { ConsentAnswers } from './consent-answers'
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
    <ConsentAnswers words={words} className="mt-4" />
  </section>
)
