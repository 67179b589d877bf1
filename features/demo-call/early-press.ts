import { PATIENCE_MS } from '@/features/demo-call/load-engine'

/** What became of a press before the form was alive: it waits for the form, or it has waited too long. */
export type EarlyPress = 'waiting' | 'late'

/**
 * Runs while the page is being read: before any script of the page, pressing Call would be lost without a word. It is noted at the
 * form, which shows it, and forgotten after a few seconds; once the form is alive its own handler does all this.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('submit',function(e){var d=e.target.dataset;if(!('early' in d)||d.press==='waiting')return;d.press='waiting';d.pressedAt=Date.now();setTimeout(function(){if('early' in d&&d.press==='waiting')d.press='late'},${PATIENCE_MS})},true)`

/** What was pressed before the form was alive, and when (milliseconds since 1970); from now on its own handler listens. */
export const takeEarlyPress = (form: HTMLFormElement): { press: EarlyPress; at: number } | undefined => {
  const { press, pressedAt } = form.dataset
  delete form.dataset['early']
  delete form.dataset['press']
  return press === 'waiting' || press === 'late' ? { press, at: Number(pressedAt) } : undefined
}
