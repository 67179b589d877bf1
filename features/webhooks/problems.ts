/** What may be wrong with an address that is to be told. */
export const URL_CODES = ['URL_INVALID', 'URL_INNER', 'WEBHOOKS_TOO_MANY', 'WEBHOOK_NEEDS_KEY'] as const
export type UrlCode = (typeof URL_CODES)[number]

/** Why addresses and messages cannot be shown or changed. */
export const WEBHOOK_PROBLEMS = ['busy', 'ended', 'gone', 'network', 'unavailable'] as const
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number]
