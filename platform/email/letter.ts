import type { Locale } from '../../lib/contract/enums.ts'
import { html, type Html } from '../html.ts'

/** One fact of a letter; `href` is where it leads. */
export type Row = { label: string; value: string; href?: string | undefined }

/** A part of a letter: a paragraph, facts, something to press, or what somebody wrote at length. */
export type Block =
  | string
  | { rows: readonly Row[] }
  | { action: { label: string; href: string } }
  | { quote: Row }

export type Letter = { locale: Locale; subject: string; blocks: readonly Block[] }

const isWebAddress = (href: string | undefined): href is string => /^https?:/.test(href ?? '')

const rowText = ({ label, value, href }: Row) =>
  `${label}: ${isWebAddress(href) && href !== value ? `${value}\n${href}` : value}`

const blockText = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('rows' in block) return block.rows.map(rowText).join('\n')
  if ('action' in block) return `${block.action.label}:\n${block.action.href}`
  return `${block.quote.label}:\n${block.quote.value}`
}

/** A letter as plain text. */
export const letterText = ({ blocks }: Letter): string => `${blocks.map(blockText).join('\n\n')}\n`

const rowHtml = ({ label, value, href }: Row) =>
  html`<tr>
    <td style="padding:2px 16px 2px 0;color:#555;vertical-align:top">${label}</td>
    <td>${href ? html`<a href="${href}">${value}</a>` : value}</td>
  </tr>`

const blockHtml = (block: Block): Html => {
  if (typeof block === 'string') return html`<p style="white-space:pre-line">${block}</p>`
  if ('rows' in block)
    return html`<table style="border-collapse:collapse">
      ${block.rows.map(rowHtml)}
    </table>`
  if ('action' in block)
    return html`<p>
        <a
          href="${block.action.href}"
          style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5c4f;color:#fff;text-decoration:none"
          >${block.action.label}</a
        >
      </p>
      <p style="word-break:break-all;color:#555">${block.action.href}</p>`
  return html`<p style="color:#555">${block.quote.label}</p>
    <blockquote style="margin:0;padding-left:12px;border-left:3px solid #ccc;white-space:pre-wrap">
      ${block.quote.value}
    </blockquote>`
}

/** The same letter as a page that any mail program shows, without a picture or a script. */
export const letterHtml = ({ locale, subject, blocks }: Letter): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="max-width:36rem;font:16px/1.5 system-ui,sans-serif">
        ${blocks.map(blockHtml)}
      </body>
    </html>`.markup
