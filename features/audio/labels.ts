/** The spoken names of a player's controls, from the common words. */
export const audioLabels = (t: (key: string) => string) => ({
  play: t('audio.play'),
  pause: t('audio.pause'),
  seek: t('audio.seek'),
  error: t('audio.error'),
  retry: t('audio.retry'),
})

/** The sentences that say whose voice is heard, from the common words. */
export const voiceWords = (t: (key: string) => string) => ({
  synthesizer: t('audio.synthesizer'),
  spokenBy: t('audio.spokenBy'),
})

/** The words of the bar above a list of recordings, from the common words and those of the sample calls. */
export const audioBarLabels = (t: (key: string, options?: { ns: string }) => string) => ({
  line: t('line', { ns: 'samples' }),
  studio: t('studio', { ns: 'samples' }),
  phone: t('phone', { ns: 'samples' }),
  speed: t('audio.speed', { ns: 'common' }),
  saveData: t('saveData', { ns: 'samples' }),
})
