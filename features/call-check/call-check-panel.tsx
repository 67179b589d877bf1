import { DemoNotice } from '@/components/form/demo-notice'
import { WithoutScript } from '@/components/form/without-script'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { loadCallCheckMessages, type StopMessages } from '@/features/call-check/messages'
import { ReportNumber } from '@/features/call-check/report-number'
import { StopCallsIsland } from '@/features/call-check/stop-calls-island'
import { fillIn } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { site } from '@/lib/site'

/** Which numbers demo calls show, how calls to one’s own number are stopped, and how a strange number is reported. */
export const CallCheckPanel = async ({ lang }: { lang: Locale }) => {
  const { callers, stop, report, phoneErrors } = await loadCallCheckMessages(lang)
  const { brand, line, callerIds } = site(lang)
  const said = line === 'simulated' ? callers.simulated : callerIds.length ? callers.listed : callers.unlisted
  const { noScript, dataRights, ...words } = stop
  const messages: StopMessages = { ...words, phoneErrors, lead: stop.lead[line], asked: stop.asked[line] }
  return (
    <section aria-labelledby="call-check-callers" className="section pt-0">
      <div className="wrap">
        <DemoNotice lang={lang} className="mb-8 max-w-[760px]" />
        <h2 id="call-check-callers" className="text-h3">
          {callers.title}
        </h2>
        <p className="mt-2 max-w-[64ch] text-fg-2">{fillIn(said, { brand })}</p>
        {line === 'service' && callerIds.length > 0 && (
          <ul className="mt-4 grid gap-1 text-ui font-strong num">
            {callerIds.map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        )}
        <div className="mt-10 grid items-start gap-6 lg:grid-cols-[5fr_7fr]">
          <Card tone="raised">
            <WithoutScript title={stop.title} text={noScript}>
              <LinkButton href={href('/data-rights', lang)} size="sm">
                {dataRights}
              </LinkButton>
            </WithoutScript>
            <StopCallsIsland lang={lang} messages={messages} />
          </Card>
          <Card tone="raised" className="noscript:hidden">
            <ReportNumber messages={report} contactHref={href('/contact-us', lang)} />
          </Card>
        </div>
      </div>
    </section>
  )
}
