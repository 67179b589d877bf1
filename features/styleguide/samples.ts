import type { Peaks } from '@/components/ui/peaks'

const decode = (base64: string): Peaks => Array.from(Buffer.from(base64, 'base64'), (byte) => byte / 255)

/** Loudness of design recordings, measured, one byte per bar: a voice each. */
export const voicePeaks: readonly Peaks[] = [
  'aYpN9Iszro3jgaGakG+2MoWzbCUEAFear7KKnb198nOziphIuuBRWp69/6+OYQkA',
  '4uw4mjyQ9UNg4ijFwX//xpV9ML4n7KEmSNy6oZlc88JcpYRPe2oh93oqmkgAAAAA',
  'N/ySxCvEaLN61Ksy1Iw13g4b6DB6BIM6I7CtL/FEHGVrcvE+s6gkgHr/4ZF2CQAA',
].map(decode)

/** One reminder call, one lane. */
export const rowPeaks = decode(
  '/dvCtWhz1i318r/1R+B7kMDd+U2flk2/6OYmePj5VAZW8+zncGmzrrOs//+gcAjQv+msUpAN8FK20L8yuoLAzkDFUdfLlQ0A',
)

/** One call of 32.9 seconds, both lanes. */
export const callLanes = {
  agent: decode(
    'AAAAAAD5xbzrot2tQcDyoqSdapLQ5OzyLgS7hq7ClY3y3l30ueHhvqTvc+7/vWgJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA78vy4IMKH6LwhCzUng2c3V/zaXCqm5UAvWZ03MD/s661nqHApNewDQAAAAAAAAAAAAAAAAAAAAAAAAAAAPfGgqbRsmn/UrbixnLIMwTfqZWtdFS+7Hik/6toCAAAAAAAAAAAAAAA',
  ),
  customer: decode(
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/4+EB3mso505ANZ43Y/4ev96QVaAjVkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACUiomFUwTSlvEue8B7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAl+2hkgYAAAAA',
  ),
}
export const callSeconds = 32.89

/** Start and end of its turns in ms, in order; the agent speaks first. */
export const callTurns = [
  [900, 9370],
  [9370, 14_290],
  [14_290, 22_290],
  [22_290, 25_400],
] as const
