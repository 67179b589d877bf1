import type { Locale } from '../../lib/contract/enums.ts'
import { LOCALES } from '../../lib/contract/enums.ts'
import { formatTime } from '../email/format.ts'
import { fill, html, type Html } from '../html.ts'
import messages from './messages.json' with { type: 'json' }
import { DAYS, type DayOfService, type ServiceStatus } from './probes.ts'

const DAY_MS = 24 * 3_600_000
const WIDTH = 6
const GAP = 2

const percent = (share: number, locale: Locale) =>
  // Never rounded up to all of them.
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, roundingMode: 'floor' }).format(
    share,
  )

const dateOf = (day: number) =>
  new Date(day * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('/')

const bars = (days: readonly DayOfService[], locale: Locale): Html => {
  const words = messages[locale]
  return html`<svg viewBox="0 0 ${DAYS * (WIDTH + GAP)} 32" preserveAspectRatio="none" aria-hidden="true">
    ${days.map(({ day, share }, index) => {
      const style = share === null ? 'none' : share < 1 ? 'some' : 'all'
      const said = share === null ? words.unknown : percent(share, locale)
      return html`<rect class="${style}" x="${index * (WIDTH + GAP)}" width="${WIDTH}" height="32">
        <title>${fill(words.day, { day: dateOf(day), share: said })}</title>
      </rect>`
    })}
  </svg>`
}

const serviceSection = ({ service, isUp, days }: ServiceStatus, locale: Locale): Html => {
  const words = messages[locale]
  const known = days.flatMap(({ share }) => share ?? [])
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length
  return html`<section aria-labelledby="${service}">
    <div class="head">
      <h2 id="${service}">${words[service]}</h2>
      <strong class="${isUp ? 'up' : 'down'}">${isUp ? words.up : words.down}</strong>
    </div>
    ${bars(days, locale)}
    <p class="quiet">${fill(words.share, { share: percent(mean, locale), days: String(known.length) })}</p>
  </section>`
}

/** The page that says how the services are, and how they were on each of the last 90 days. */
export const statusPage = (statuses: readonly ServiceStatus[], locale: Locale, brand: string): string => {
  const words = messages[locale]
  const last = Math.max(...statuses.map(({ checkedAt }) => checkedAt.getTime()))
  const isWell = statuses.every(({ isUp }) => isUp)
  const summary = statuses.length === 0 ? words.none : isWell ? words.allUp : words.someDown
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title} · ${brand}</title>
        <link rel="stylesheet" href="/status/style.css" />
      </head>
      <body>
        <nav>
          ${LOCALES.map((other) =>
            other === locale
              ? html`<span aria-current="true" lang="${other}">${messages[other].language}</span>`
              : html`<a href="?lang=${other}" lang="${other}" hreflang="${other}"
                  >${messages[other].language}</a
                >`,
          )}
        </nav>
        <main>
          <h1>${words.title}</h1>
          <p role="status" class="${isWell ? 'up' : 'down'}">${summary}</p>
          ${statuses.map((status) => serviceSection(status, locale))}
          ${
            statuses.length > 0 &&
            html`<p class="quiet">${fill(words.how, { time: formatTime(new Date(last), locale) })}</p>`
          }
        </main>
      </body>
    </html>`.markup
}
