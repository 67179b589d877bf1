import { resample } from '@/components/ui/peaks'

const clips = {
  agent:
    'AAAAAAD5xbzrot2tQcDyoqSdapLQ5OzyLgS7hq7ClY3y3l30ueHhvqTvc+7/vWgJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA78vy4IMKH6LwhCzUng2c3V/zaXCqm5UAvWZ03MD/s661nqHApNewDQAAAAAAAAAAAAAAAAAAAAAAAAAAAPfGgqbRsmn/UrbixnLIMwTfqZWtdFS+7Hik/6toCAAAAAAAAAAAAAAA',
  customer:
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/4+EB3mso505ANZ43Y/4ev96QVaAjVkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACUiomFUwTSlvEue8B7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAl+2hkgYAAAAA',
}

export type Clip = keyof typeof clips

const decoded = (clip: Clip) => Array.from(Buffer.from(clips[clip], 'base64'), (value) => value / 255)

/** Gives `count` bar heights (0–1) of a real recording between two places in it (0–1); each bar is the loudest moment of its stretch. */
export function bars(clip: Clip, count: number, from = 0, to = 1) {
  const all = decoded(clip)
  return resample(all.slice(Math.floor(from * all.length), Math.ceil(to * all.length)), count)
}
