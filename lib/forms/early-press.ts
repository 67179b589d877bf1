/** How long a press waits for the rest of the page, in milliseconds: nobody expects what comes later by itself. */
export const EARLY_PRESS_MS = 8_000

/** A press before the form was alive, and when (milliseconds since 1970): it waits for the form, or has waited too long. */
export type EarlyPress = { state: 'waiting' | 'late'; at: number }

/**
 * Runs while the page is being read: until its scripts are there, the press of a form marked `data-early` would be lost without
 * a word. It is written to the form, which shows it.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('submit',function(e){var d=e.target.dataset;if(!('early' in d)||d.press==='waiting')return;d.press='waiting';d.pressedAt=Date.now();setTimeout(function(){if('early' in d)d.press='late'},${EARLY_PRESS_MS})},true)`

/** Takes a press from the form it was written to. */
export const takeEarlyPress = ({ dataset }: HTMLFormElement): EarlyPress | undefined => {
  const { press: state, pressedAt } = dataset
  if (!pressedAt) return undefined
  delete dataset['press']
  return state === 'waiting' || state === 'late' ? { state, at: Number(pressedAt) } : undefined
}
