import { useDocumentMark } from '@/components/layout/use-document-mark'
import { ConsentAnswers } from './consent-answers'
import styles from './consent-banner.module.css'

export type BannerMessages = { label: string; text: string; accept: string; refuse: string; more: string }

/** The question about measuring: two answers that weigh the same, beside the page and never in its way. */
export const ConsentBanner = ({ messages, policyHref }: { messages: BannerMessages; policyHref: string }) => {
  useDocumentMark('data-consent-question')
  return (
    <section aria-label={messages.label} data-slot="consent-banner" className={styles.banner}>
      <p className="text-small text-fg-2">
        {messages.text}{' '}
        <a href={policyHref} className="underline underline-offset-[0.22em] hover:text-fg">
          {messages.more}
        </a>
      </p>
      <ConsentAnswers messages={messages} className="mt-4" />
    </section>
  )
}
