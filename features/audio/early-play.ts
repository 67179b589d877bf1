import { EARLY_PRESS_MS } from '@/lib/forms/early-press'

/**
 * Runs while the page is being read: a press on a player before there is anything to answer it is written to the player, which shows
 * that it loads, and no longer than one waits for it. The last one counts.
 */
export const EARLY_PLAY_SCRIPT = `addEventListener('click',function(e){var d=document,p=e.target.closest&&e.target.closest('[data-play]')&&e.target.closest('[data-player]');if(!p||'players' in d.documentElement.dataset)return;var o=d.querySelector('[data-pressed]');if(o){delete o.dataset.pressed;delete o.dataset.state}p.dataset.pressed='';p.dataset.state='loading';setTimeout(function(){if('pressed' in p.dataset){delete p.dataset.pressed;delete p.dataset.state}},${EARLY_PRESS_MS})},true)`

/** Ends the waiting: gives the button that was pressed last, and whose player nothing answered so far. */
export const takeEarlyPlay = (): HTMLElement | null => {
  document.documentElement.dataset['players'] = ''
  const player = document.querySelector<HTMLElement>('[data-player][data-pressed]')
  if (!player) return null
  delete player.dataset['pressed']
  delete player.dataset['state']
  return player.querySelector<HTMLElement>('[data-play]')
}
