/** A random key of 32 hex digits; unlike `crypto.randomUUID` it is to be had on a plain http address too. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
