/** How many days the platform keeps what is not a setting: sound and texts that are quickly made again, the log of demo calls, what browsers report, and how often what was done on a day. */
export const KEEP_DAYS = {
  calls: 30,
  recordings: 7,
  handset: 1,
  texts: 1,
  uploads: 1,
  reports: 30,
  counts: 365,
} as const

/** The settings of how many days the rest is kept, with their defaults; 0 keeps for good. The privacy policy prints both. */
export const RETENTION_DAYS = {
  RETENTION_DAYS_CONTACTS: 365,
  RETENTION_DAYS_APPLICATIONS: 365,
  RETENTION_DAYS_DATA_RIGHTS: 1_095,
  RETENTION_DAYS_CONSENTS: 1_825,
} as const
