import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

export type Email = {
  receipt: string
  messageId: string
  date: Date
  subject: string
  text: string
  replyTo: string | null
  attachment: { filename: string; content: Buffer } | null
}

/** Hands an email over; throws when it could not, and may then be called again with the same email. */
export type Deliver = (email: Email) => Promise<void>

const CONNECT_MS = 10_000

const bySmtp = async (url: string, from: string, to: string): Promise<Deliver> => {
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
  return async ({ messageId, date, subject, text, replyTo, attachment }) => {
    await transport.sendMail({
      from,
      to,
      messageId,
      date,
      subject,
      text,
      ...(replyTo ? { replyTo } : {}),
      ...(attachment ? { attachments: [attachment] } : {}),
    })
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** The folder emails are put in while no mail server is configured. */
export const emailFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** The file an email is put in; an email of the same receipt always has the same. */
export const emailFile = (folder: string, receipt: string): string => join(folder, `${receipt}.eml`)

const toFolder =
  (folder: string, from: string, to: string): Deliver =>
  async ({ receipt, messageId, date, subject, text, replyTo }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const headers = [
      ['From', from],
      ['To', to],
      ...(replyTo ? [['Reply-To', replyTo]] : []),
      ['Subject', subject],
      ['Date', date.toUTCString().replace('GMT', '+0000')],
      ['Message-ID', messageId],
      ['MIME-Version', '1.0'],
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Content-Transfer-Encoding', '8bit'],
    ]
    // Not nodemailer's: it encodes Vietnamese as base64, and these files are to be read in an editor too (UTF-8 in the head as well, RFC 6532).
    const head = headers.map(([name = '', value = '']) => `${name}: ${oneLine(value)}`).join('\r\n')
    const file = emailFile(folder, receipt)
    const handle = await open(`${file}.part`, 'w', 0o600)
    try {
      await handle.writeFile(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.part`, file)
  }

/** How email leaves this installation: by the server in SMTP_URL, else as files in a folder. */
export const openDelivery = async (
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Env,
  folder: string,
): Promise<Deliver> =>
  SMTP_URL ? bySmtp(SMTP_URL, MAIL_FROM, MAIL_TO) : toFolder(folder, MAIL_FROM, MAIL_TO)
