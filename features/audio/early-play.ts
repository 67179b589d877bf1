import { EARLY_PRESS_MS } from '@/lib/forms/early-press'

/**
 * Runs while the page is being read: a press on a player before there is anything to answer it (`data-players` on the document says
 * that there is) is written to the player, which shows that it loads, and no longer than one waits for it. The last one counts.
 */
export const EARLY_PLAY_SCRIPT = `addEventListener('click',function(e){var d=document,h=d.documentElement.dataset,p=e.target.closest&&e.target.closest('[data-play]')&&e.target.closest('[data-player]');if(!p||'players' in h)return;function clear(){var o=d.querySelector('[data-pressed]');if(o){delete o.dataset.pressed;delete o.dataset.state}}clear();p.dataset.pressed='';p.dataset.state='loading';setTimeout(function(){if(!('players' in h))clear()},${EARLY_PRESS_MS})},true)`
