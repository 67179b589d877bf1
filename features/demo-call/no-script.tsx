import { buttonVariants } from '@/components/ui/button-variants'
import type { OfferedKind } from '@/features/demo-call/form/catalogue'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import { PLACEHOLDER } from '@/lib/domain/script-template'
import type { Locale } from '@/lib/i18n/config'

type NoScriptProps = {
  messages: Pick<DemoCallMessages, 'noScript' | 'kinds'>
  lang: Locale
  offers: readonly OfferedKind[]
  links: { samples: string; contact: string }
}

const scriptsOf = (offers: readonly OfferedKind[], lang: Locale, messages: NoScriptProps['messages']) =>
  offers.flatMap(({ kind, catalogue }) => [
    ...(catalogue?.campaigns ?? []).map(({ id, name, script }) => ({
      id,
      name: name[lang],
      text: script[lang],
    })),
    ...(catalogue?.script ? [{ id: kind, name: messages.kinds[kind], text: catalogue.script[lang] }] : []),
  ])

/** What the card is where no script runs: the words of every scenario, recordings, and a way to reach us. */
export const NoScript = ({ messages, lang, offers, links }: NoScriptProps) => (
  // The browser never builds what stands in here, so it costs the page no script and no second copy of the words.
  <noscript>
    <div className="grid gap-4 p-5 sm:p-6">
      <p className="font-strong">{messages.noScript.title}</p>
      <p className="text-small text-fg-2">{messages.noScript.text}</p>
      {scriptsOf(offers, lang, messages).map(({ id, name, text }) => (
        <details key={id} className="rounded-md border border-rule px-3.5 py-2.5 text-small">
          <summary className="min-h-6 font-strong">{name}</summary>
          <p className="mt-2 whitespace-pre-line text-fg-2">{text.replace(PLACEHOLDER, '…')}</p>
        </details>
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <a href={links.samples} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
          {messages.noScript.listen}
        </a>
        <a href={links.contact} className={buttonVariants({ size: 'lg' })}>
          {messages.noScript.contact}
        </a>
      </div>
    </div>
  </noscript>
)
