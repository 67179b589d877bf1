import { DATA } from '@/lib/preferences'

type Connection = { saveData?: boolean }

// Not every browser has it, and none of the type libraries.
const connectionOf = (browser: Navigator): Connection | undefined => Reflect.get(browser, 'connection')

/** Whether the visitor asked for little data, here or for the whole browser: then nothing is fetched ahead. */
export const savesData = () => DATA.read() === 'low' || connectionOf(navigator)?.saveData === true

/** Marks the page accordingly, so that players say that nothing is loaded before a tap. */
export const markSaveData = () => {
  document.documentElement.toggleAttribute('data-save-data', savesData())
}

/** Marks it before the first picture, so that nothing moves for it later. */
export const SAVE_DATA_SCRIPT =
  "try{if(localStorage.getItem('data')=='low'||navigator.connection?.saveData)document.documentElement.dataset.saveData=''}catch{}"
