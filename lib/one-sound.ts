let pauseOther = () => {}

/** Says that something begins to sound, and how it is paused: what sounded before, anywhere on the page, is paused now. */
export const takeSound = (pause: () => void) => {
  const pauseBefore = pauseOther
  pauseOther = pause
  if (pauseBefore !== pause) pauseBefore()
}
