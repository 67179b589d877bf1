/** The header that names a request on its way from a browser through site and platform into their logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

const SHAPE = /^[\w-]{8,64}$/

/** A new id, which may be that of a trace as well. Not `randomUUID`: browsers have that on secure pages only. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The id that a request came with, or a new one where it has none that could stand in a log. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && SHAPE.test(given) ? given : newRequestId()
