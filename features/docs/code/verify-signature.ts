/** A receiver's check of a message, as a JavaScript function for Node: the signature is ours, and not older than five minutes. */
export const verifySignature = `import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 300;

export const isFromSong = (header, rawBody, secret, now = Date.now() / 1000) => {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(now - Number(time)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(\`\${time}.\${rawBody}\`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value, 'hex'))
    .some((value) => value.length === expected.length && timingSafeEqual(value, expected));
};`
