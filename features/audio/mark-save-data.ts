type Connection = { saveData?: boolean }

// Not every browser has it, and none of the type libraries.
const connectionOf = (browser: Navigator): Connection | undefined => Reflect.get(browser, 'connection')

/** Marks the page when the visitor asked the browser to save data, so that players say that nothing is loaded before a tap. */
export function markSaveData() {
  document.documentElement.toggleAttribute('data-save-data', connectionOf(navigator)?.saveData === true)
}
