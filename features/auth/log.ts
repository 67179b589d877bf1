/** Events and errors of sign-in are only logged, at the level a visitor never sees. */
export const log = (event: string, ...detail: unknown[]) => console.debug('sign-in:', event, ...detail)
