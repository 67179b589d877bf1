import { randomUUID } from 'node:crypto'
import type { Files } from '../storage/files.ts'
import { letterHtml, letterText, type Letter } from './letter.ts'

/** An email on its way; `name` is that of its file where it becomes one. */
export type Email = {
  name: string
  messageId: string
  date: Date
  to: string
  replyTo: string | null
  letter: Letter
  attachment: { filename: string; content: Buffer } | null
}

/** Hands an email over; throws when it could not, and may then be called again with the same email. */
export type Deliver = (email: Email) => Promise<void>

const CONNECT_MS = 10_000
/** Keeps notes of absence from answering. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

const bySmtp = async (url: string, from: string): Promise<Deliver> => {
  // The library is of use only where a mail server is.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS * 2,
    // What a visitor wrote must never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ messageId, date, to, letter, replyTo, attachment }) => {
    await transport.sendMail({
      from,
      to,
      messageId,
      date,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      headers: AUTOMATIC,
      ...(replyTo ? { replyTo } : {}),
      ...(attachment ? { attachments: [attachment] } : {}),
    })
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** The folder emails are put in while no mail server is configured. */
export const EMAIL_FOLDER = 'outbox'

/** The key of the file an email of this name is put in. */
export const emailKey = (name: string): string => `${EMAIL_FOLDER}/${name}.eml`

/** The name of the letter to the visitor, beside the one to the company, which is named by the receipt. */
export const visitorEmailName = (receipt: string): string => `${receipt}-visitor`

const part = (type: string, text: string) =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', text].join('\n')

const toFiles =
  (files: Pick<Files, 'write'>, from: string): Deliver =>
  async ({ name, messageId, date, to, letter, replyTo }) => {
    // A new one each time: nobody can write a line that ends a part.
    const boundary = `song-${randomUUID()}`
    const headers = [
      ['From', from],
      ['To', to],
      ...(replyTo ? [['Reply-To', replyTo]] : []),
      ['Subject', letter.subject],
      ['Date', date.toUTCString().replace('GMT', '+0000')],
      ['Message-ID', messageId],
      ...Object.entries(AUTOMATIC),
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
    ]
    // Not nodemailer's: it encodes Vietnamese as base64, and these files are to be read in an editor too (UTF-8 in the head as well, RFC 6532).
    const head = headers.map(([header = '', value = '']) => `${header}: ${oneLine(value)}`).join('\n')
    const parts = [part('text/plain', letterText(letter)), part('text/html', letterHtml(letter))]
    const body = [...parts.map((text) => `--${boundary}\n${text}`), `--${boundary}--\n`].join('\n')
    await files.write(emailKey(name), Buffer.from(`${head}\n\n${body}`.replaceAll('\n', '\r\n')))
  }

/** How email leaves this installation: by the server in SMTP_URL, else as files. */
export const openDelivery = async (
  { SMTP_URL, MAIL_FROM }: { SMTP_URL?: string | undefined; MAIL_FROM: string },
  files: Pick<Files, 'write'>,
): Promise<Deliver> => (SMTP_URL ? bySmtp(SMTP_URL, MAIL_FROM) : toFiles(files, MAIL_FROM))

/** The domain the ids of our emails end in: that of the sender. */
export const emailDomain = (from: string): string => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'
