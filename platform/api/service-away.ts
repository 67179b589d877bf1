/** What the system and PostgreSQL say of a connection that is refused, cut or one too many. */
const CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53300', '57P01', '57P02', '57P03']
/** The pool of connections has no codes: nobody gave one back in time, or one broke under a query. */
const POOL = ['timeout exceeded when trying to connect', 'Connection terminated']

/** Whether an error says that a service, most likely the database, could not be reached or has no connection left. */
export const isServiceAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code: unknown = Object.getOwnPropertyDescriptor(error, 'code')?.value
  if (CODES.some((known) => known === code)) return true
  return POOL.some((start) => error.message.startsWith(start)) || isServiceAway(error.cause)
}
