import { join } from 'node:path'

/** Where mails are put while no mail server is configured. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'outbox')
