import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

export type Mail = {
  receipt: string
  messageId: string
  date: Date
  subject: string
  text: string
  replyTo: string | null
  attachment: { filename: string; content: Buffer } | null
}

/** Hands a mail over; throws when it could not, and may then be called again with the same mail. */
export type Deliver = (mail: Mail) => Promise<void>

const CONNECT_MS = 10_000

const bySmtp = async (url: string, from: string, to: string): Promise<Deliver> => {
  // A mail library is of use only where a mail server is.
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

/** The file a mail is put in; a mail of the same receipt always has the same. */
export const mailFile = (folder: string, receipt: string): string => join(folder, `${receipt}.eml`)

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
    // Readable as it stands, in an editor as in a mail program: UTF-8 in the head as well (RFC 6532).
    const head = headers.map(([name = '', value = '']) => `${name}: ${oneLine(value)}`).join('\r\n')
    const file = mailFile(folder, receipt)
    const handle = await open(`${file}.part`, 'w', 0o600)
    try {
      await handle.writeFile(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.part`, file)
  }

/** How mail leaves this installation: by the server in SMTP_URL, else as files in a folder. */
export const openDelivery = async (
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Env,
  folder: string,
): Promise<Deliver> =>
  SMTP_URL ? bySmtp(SMTP_URL, MAIL_FROM, MAIL_TO) : toFolder(folder, MAIL_FROM, MAIL_TO)
