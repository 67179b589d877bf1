/** The spoken names of a player's controls, from the common words. */
export const audioLabels = (t: (key: string) => string) => ({
  play: t('audio.play'),
  pause: t('audio.pause'),
  seek: t('audio.seek'),
  error: t('audio.error'),
  retry: t('audio.retry'),
})
