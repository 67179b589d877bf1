/** Bytes as hex digits, two for each. */
export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random key of 32 hex digits; unlike `crypto.randomUUID` it is to be had on a plain http address too. */
export const randomKey = () => toHex(crypto.getRandomValues(new Uint8Array(16)))
